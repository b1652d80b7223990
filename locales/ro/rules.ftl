### Regulile numerotate, pe scurt; docs/rules.md le are cu exemple și lămuriri. Numerele sunt cele ale motorului.

## Părți
rule-part-1 = Cărțile
rule-part-2 = Pregătirea
rule-part-3 = Tura
rule-part-4 = Cum se citesc efectele
rule-part-5 = Efecte permanente
rule-part-6 = Efecte temporare
rule-part-7 = Ce poate ști oricine
rule-part-8 = Sfârșitul
rule-part-9 = Echipe

## 1
rule-r1-1 = Sunt 104 cărți, fiecare dintr-un Domeniu și dintr-o Eră. Fața arată Domeniul, spatele arată Era, așa că și o carte ascunsă spune cât e de veche. Pe Erele 1, 2 și 3 sunt: Militar 8, 8, 4; Religie 8, 8, 0; Economie 4, 4, 8; Știință 4, 8, 8; Cultură 4, 4, 8; Utopie 0, 0, 16. Era nu face o carte mai puternică.
    .title = Ce este în cutie
rule-r1-2 = Domeniul și Era formează împreună un fel de carte, cum ar fi M1 sau E3. Sunt cincisprezece feluri, iar cărțile de același fel sunt totuna.
    .title = Feluri

## 2
rule-r2-1 = Se joacă în doi până la patru. Locurile sunt numerotate în sensul acelor de ceasornic; vecinul din stânga ta are numărul următor.
    .title = Locurile
rule-r2-2 = Cele trei Ere se amestecă separat. Dacă nu se joacă în patru, trei cărți din fiecare Eră sunt scoase fără a fi văzute. Era 1 stă deasupra, apoi Era 2, apoi Era 3. Nicio carte nu se mai întoarce în teancul de Eră.
    .title = Teancul
rule-r2-3 = Sorții aleg Primul Jucător. Moneda de Cultură așteaptă lângă teanc.
    .title = Cine începe
rule-r2-4 = Începând cu Primul Jucător, în sensul acelor de ceasornic, fiecare primește trei cărți.
    .title = Clasică
rule-r2-5 = Fiecare primește patru cărți. De trei ori toți aleg deodată și în secret: din patru păstrezi una și dai restul la stânga, din trei păstrezi una și dai restul, din două păstrezi una și o pui pe cealaltă cu fața în sus în centru. Apoi fiecare ia o carte din centru în fața sa, începând cu cel din dreapta Primului Jucător și mergând în sens invers acelor de ceasornic. Toți pornesc cu trei cărți în mână și una în joc.
    .title = Draft

## 3
rule-r3-1 = Începe Primul Jucător, iar rândul trece în sensul acelor de ceasornic. O tură are patru pași: joci, efecte, tragi, sfârșit.
    .title = Ordinea
rule-r3-2 = Pui o carte din mână cu fața în sus în fața ta. Nu poți trece peste pas cât timp ai o carte pe care o poți juca; numai dacă nu ai niciuna, pasul cade de la sine.
    .title = Joci
rule-r3-3 = Folosești oricâte efecte vrei, în orice ordine, sau niciunul; îl termini pe unul înainte de a-l începe pe următorul. Fiecare Domeniu îți dă pe tură un efect permanent și un efect temporar. Unde un efect contrazice o regulă de bază, are dreptate efectul.
    .title = Efecte
rule-r3-4 = Îți completezi mâna până la limita maximă de cărți: trei, sau mai multe dacă Religia a avut grijă în tura aceasta. O mână destul de mare rămâne cum este. Un teanc gol nu dă nimic.
    .title = Tragi
rule-r3-5 = Embargourile care te-au legat în tura aceasta se strâng. Apoi se vede dacă ai atins Dominația.
    .title = Sfârșit

## 4
rule-r4-1 = Îți numeri cărțile cu fața în sus din Domeniu în clipa în care începi efectul. Nivelul 1 cere 3, nivelul 2 cere 5; în patru jucători 2 și 4. Cine are nivelul 2 poate folosi în schimb nivelul 1.
    .title = Niveluri
rule-r4-2 = După ce ai folosit unul dintre nivelurile unui Domeniu, efectul lui permanent este consumat până la următoarea ta tură, fie că nivelul era al tău, fie că era copiat.
    .title = Unul pe Domeniu
rule-r4-3 = Ce te pune un efect să dai la început trebuie să fie posibil în întregime, altfel nu poți începe. Ce aduce apoi se face cât se poate, iar restul se pierde.
    .title = Plătești tot, primești cât este
rule-r4-4 = Cărțile de embargo și de democrație stau cu fața în jos. Nu se numără pentru nimeni, și niciun efect nu le poate ținti sau muta.
    .title = Numai cu fața în sus
rule-r4-5 = Un efect temporar se plătește cu o carte cu fața în sus din Domeniul lui, din fața ta. Dacă Erele diferă, pleacă cea mai mică, fără întrebare; la fel și la ce ia un Atac. Oriunde altundeva se alege o carte, cel care alege spune liber ce fel.
    .title = Ce carte pleacă

## 5
rule-r5-1 = Nivelul 1, Asasinare: o carte la alegere din mâna ta merge în teancul de decartări. Nivelul 2, Curățare: două cărți.
    .title = Militar
rule-r5-2 = Nivelul 1, Carte Sfântă: în tura aceasta limita ta maximă de cărți este cinci. Nivelul 2, Drept divin: șapte. Trebuie folosit în pasul efectelor; apoi ține până tragi în tura aceasta, chiar dacă pleacă din cărțile de Religie.
    .title = Religie
rule-r5-3 = Nivelul 1, Dezvoltare: o carte din fața ta merge în teancul de decartări, apoi joci una din mână. Nivelul 2, Monopol: două, apoi două.
    .title = Economie
rule-r5-4 = Nivelul 1, Experiment: iei în mână o carte din fața ta, apoi joci una din mână, chiar și pe aceeași. Nivelul 2, Cercetare: două, apoi două.
    .title = Știință
rule-r5-5 = Nivelul 1, Oligarhie: iei în mână o carte la alegere din teancul de decartări. Nivelul 2, Republică: două, sau singura care este. Teancul nu trebuie să fie gol.
    .title = Utopie
rule-r5-6 = Cultura nu are niveluri. Dacă ai mai multe cărți de Cultură decât fiecare alt jucător, cu Inspirație faci un efect permanent al cărui nivel este atins acum de altcineva. Costul și câștigul sunt ale tale. O dată pe tură; consumă efectul permanent al Culturii și pe cel al Domeniului copiat.
    .title = Cultură: Inspirație
rule-r5-7 = Moneda arată Domeniul copiat. Se întoarce lângă teanc când începe următoarea ta tură, sau pe loc când alt jucător are tot atâtea cărți de Cultură ca tine. Se compară după fiecare carte în parte; un Atac este un singur moment. Moneda nu schimbă nimic altceva.
    .title = Moneda de Cultură

## 6
rule-r6-1 = Plătești o carte Militar și numești un Domeniu. Întâi pierzi tu o carte din el, deci trebuie să ai una (la Militar două cu totul); apoi oricine altcineva are acel Domeniu pierde o carte din el, și partenerul.
    .title = Atac
rule-r6-2 = Plătești o carte Religie și alegi alt jucător. Îi iei toată mâna într-a ta și îi dai înapoi tot atâtea cărți, pe care vrei. Tu le-ai văzut pe toate; el vede ce primește; ceilalți văd doar spatele. Mâna poate fi și goală.
    .title = Inchiziție
rule-r6-3 = Alegi un Domeniu al oricărui jucător, și al tău, care după plată mai are o carte cu fața în sus din el. Cartea ta de Economie stă acolo cu fața în jos: în următoarea sa tură acel jucător nu poate juca Domeniul în niciun fel, dar efectele lui rămân folosibile. Pe un Domeniu pot sta mai multe embargouri. Pe Economia ta ai nevoie de două cărți de Economie.
    .title = Embargo
rule-r6-4 = La sfârșitul turei în care a legat pe cineva, cartea de embargo merge în teancul de decartări. Rămâne și dacă pleacă toate cărțile de sub ea.
    .title = Când se ridică un embargo
rule-r6-5 = Plătești o carte Știință, tragi cinci cărți, apoi decartezi din mână atâtea câte ai tras. Dacă teancul are mai puține, tragi și decartezi atâtea.
    .title = Salt tehnologic
rule-r6-6 = Alegi un Domeniu al oricărui jucător, și al tău, care după plată mai are o carte cu fața în sus din el. Cartea ta de Utopie stă acolo cu fața în jos până la sfârșitul partidei, iar acel jucător are nevoie de o carte în plus pentru Dominație acolo, chiar dacă Domeniul se golește. Mai multe se adună. Pe Utopia ta ai nevoie de două cărți de Utopie.
    .title = Democrație
rule-r6-7 = Cultura nu are efect temporar.
    .title = Cultură

## 7
rule-r7-1 = La vedere pentru toți: ce are fiecare în față, teancul de decartări, cărțile cu fața în jos și rostul lor, moneda, câte cărți are fiecare în mână, Era fiecărei cărți din mâini, pachete și teanc, și tot ce se face. Ascunse: fețele din mâinile altora, ordinea și fețele teancului, cărțile scoase, alegerile din draft și, pentru ceilalți, fețele care trec dintr-o mână în alta la o Inchiziție.
    .title = La vedere și ascuns
rule-r7-2 = Ce s-a văzut rămâne știut: o carte luată pe față în mână, sau văzută de un inchizitor, este știută de cine a văzut-o până când pleacă din acea mână sau ar fi putut pleca nevăzută.
    .title = Memorie
rule-r7-3 = După partidă toate cărțile sunt la vedere.
    .title = La urmă

## 8
rule-r8-1 = La sfârșitul turei tale, după ce ai tras, câștigi pe loc cu șapte cărți cu fața în sus dintr-un Domeniu (opt în doi jucători), plus una pentru fiecare democrație aflată pe el.
    .title = Dominație
rule-r8-2 = Când se ia ultima carte a teancului, runda în curs este ultima. Se joacă până la capăt fără a mai trage; partida se oprește unde ar urma Primul Jucător. Dacă până atunci nimeni nu atinge Dominația, hotărăsc punctele.
    .title = Ultima rundă
rule-r8-3 = Fiecare Domeniu dă un punct celui care are cele mai multe cărți cu fața în sus din el, și cel puțin una; cei care conduc împreună primesc câte unul. Cele mai multe puncte câștigă.
    .title = Puncte
rule-r8-4 = Numai între cei la egalitate, pas cu pas: cele mai multe cărți de Utopie, apoi Cultură, Știință, Economie, Religie, Militar. Cei care rămân la egalitate câștigă împreună.
    .title = Egalități
rule-r8-5 = Nicio regulă nu oprește repetarea. Dacă o masă sau o simulare se oprește după un număr de ture, partida nu are rezultat.
    .title = În cerc

## 9
rule-r9-1 = Patru jucători, partenerii față în față: locurile 1 și 3 împotriva locurilor 2 și 4. Toate celelalte reguli rămân, iar mâinile nu se arată.
    .title = Parteneri
rule-r9-2 = Dacă un partener atinge Dominația, câștigă amândoi.
    .title = Dominație
rule-r9-3 = O echipă ia un punct pentru fiecare Domeniu în care cel puțin unul dintre ai săi conduce între cei patru. Dacă ambele echipe au pe cineva în frunte, iau amândouă. Egalitățile se rup ca întotdeauna, cu cărțile partenerilor adunate.
    .title = Puncte
