### Regulile numerotate, pe scurt; docs/rules.ro.md le are cu exemple și lămuriri. Numerele sunt cele ale motorului.

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
rule-r1-1 = Sunt 104 cărți, fiecare dintr-un Domeniu și dintr-o Eră. Fața arată Domeniul, spatele arată Era, așa că și o carte ascunsă spune cât e de veche. În Erele 1, 2 și 3 sunt: Militar 8, 8, 4; Religie 8, 8, 0; Economie 4, 4, 8; Știință 4, 8, 8; Cultură 4, 4, 8; Utopie 0, 0, 16. Era nu face o carte mai puternică.
    .title = Ce este în cutie
rule-r1-2 = Domeniul și Era dau împreună tipul cărții, de exemplu M1 sau E3. Există cincisprezece tipuri, iar cărțile de același tip sunt identice.
    .title = Tipuri

## 2
rule-r2-1 = Se joacă în doi, în trei sau în patru. Locurile sunt numerotate în sensul acelor de ceasornic; vecinul din stânga ta are numărul următor.
    .title = Locurile
rule-r2-2 = Cele trei Ere se amestecă separat. Dacă nu se joacă în patru, din fiecare Eră se scot trei cărți la care nu se uită nimeni. Era 1 stă deasupra, apoi Era 2, apoi Era 3. Nicio carte nu se mai întoarce în teancul de Eră.
    .title = Teancul
rule-r2-3 = Primul Jucător este tras la sorți. Moneda de Cultură așteaptă lângă teancul de Eră.
    .title = Cine începe
rule-r2-4 = Începând cu Primul Jucător, în sensul acelor de ceasornic, fiecare primește trei cărți.
    .title = Varianta clasică
rule-r2-5 = Fiecare primește patru cărți. De trei ori aleg toți deodată, în secret: din patru păstrezi una și dai restul la stânga, din trei păstrezi una și dai restul la stânga, din două păstrezi una și o pui pe cealaltă cu fața în sus în centru. Apoi fiecare ia în fața sa o carte din centru, începând cu jucătorul din dreapta Primului Jucător și mergând în sens invers acelor de ceasornic. Toți pornesc cu trei cărți în mână și una în față.
    .title = Varianta draft

## 3
rule-r3-1 = Începe Primul Jucător, iar rândul trece în sensul acelor de ceasornic. O tură are patru pași: joci o carte, folosești efecte, tragi cărți, închei tura.
    .title = Ordinea
rule-r3-2 = Pui o carte din mână cu fața în sus în fața ta. Nu poți trece peste acest pas cât timp ai o carte pe care o poți juca; numai dacă nu ai niciuna, pasul se sare de la sine.
    .title = Joacă
rule-r3-3 = Folosești oricâte efecte vrei, în ce ordine vrei, sau niciunul; îl termini pe unul înainte să îl începi pe următorul. Fiecare Domeniu îți dă într-o tură un efect permanent și un efect temporar. Unde un efect contrazice o regulă de bază, are dreptate efectul.
    .title = Efecte
rule-r3-4 = Îți completezi mâna până la limita maximă de cărți: trei, sau mai multe dacă Religia a avut grijă de asta în această tură. Dacă ai deja atâtea cărți sau mai multe, mâna rămâne cum este. Un teanc gol nu dă nimic.
    .title = Trage
rule-r3-5 = Embargourile care te-au legat în această tură se ridică. Apoi se verifică dacă ai atins Dominația.
    .title = Sfârșit

## 4
rule-r4-1 = Îți numeri cărțile din Domeniu aflate cu fața în sus în fața ta chiar în clipa în care începi efectul. Nivelul 1 cere 3, nivelul 2 cere 5; în patru jucători, 2 și 4. Cine atinge nivelul 2 poate folosi în schimb nivelul 1.
    .title = Niveluri
rule-r4-2 = După ce folosești un nivel al unui Domeniu, efectul lui permanent este consumat până la următoarea ta tură, fie că nivelul era al tău, fie că era copiat.
    .title = Unul pe Domeniu
rule-r4-3 = Ce îți cere un efect să dai la început trebuie să fie posibil în întregime, altfel nu poți începe. Ce îți aduce apoi se face cât se poate, iar restul se pierde. O excepție: Oligarhia și Republica nu costă nimic și totuși nu pot începe cu teancul de decartări gol.
    .title = Plătești tot, primești cât este
rule-r4-4 = Cărțile de embargo și de democrație stau cu fața în jos. Nu se numără pentru nimeni și niciun efect nu le poate ținti, decarta, lua în mână sau muta.
    .title = Numai cu fața în sus
rule-r4-5 = Un efect temporar se plătește cu o carte cu fața în sus din fața ta, din Domeniul lui. Dacă ai cărți din Ere diferite, pleacă cea din Era cea mai mică, fără întrebare; la fel și la ce ia un Atac. Oriunde altundeva se alege o carte, cine alege numește liber tipul.
    .title = Ce carte pleacă

## 5
rule-r5-1 = Nivelul 1, Asasinare: o carte la alegere din mâna ta merge în teancul de decartări. Nivelul 2, Curățare: două cărți.
    .title = Militar
rule-r5-2 = Nivelul 1, Carte Sfântă: în această tură limita ta maximă de cărți este cinci. Nivelul 2, Drept divin: șapte. Efectul trebuie folosit în pasul efectelor; apoi ține până când tragi în această tură, chiar dacă între timp pierzi din cărțile de Religie.
    .title = Religie
rule-r5-3 = Nivelul 1, Dezvoltare: o carte din fața ta merge în teancul de decartări, apoi joci una din mână. Nivelul 2, Monopol: două, apoi două.
    .title = Economie
rule-r5-4 = Nivelul 1, Experiment: iei în mână o carte din fața ta, apoi joci una din mână, chiar și aceeași. Nivelul 2, Cercetare: două, apoi două.
    .title = Știință
rule-r5-5 = Nivelul 1, Oligarhie: iei în mână o carte la alegere din teancul de decartări. Nivelul 2, Republică: două, sau singura care există. Cu teancul gol nu se poate.
    .title = Utopie
rule-r5-6 = Cultura nu are niveluri. Dacă ai mai multe cărți de Cultură decât oricare alt jucător, prin Inspirație aplici un efect permanent al cărui nivel este atins chiar acum de altcineva. Costul și câștigul sunt ale tale. Merge o dată pe tură și consumă efectul permanent al Culturii și pe cel al Domeniului copiat.
    .title = Cultură: Inspirație
rule-r5-7 = Moneda arată Domeniul copiat. Se întoarce lângă teancul de Eră la începutul următoarei tale ture sau pe loc, când un alt jucător are cel puțin atâtea cărți de Cultură ca tine. Comparația se face după fiecare carte în parte, chiar și la mijlocul unui efect; toate pierderile unui Atac, inclusiv ale atacatorului, sunt un singur moment. Odată întoarsă, moneda rămâne acolo. Nu schimbă nimic altceva.
    .title = Moneda de Cultură

## 6
rule-r6-1 = Plătești o carte Militară și numești un Domeniu. Întâi pierzi tu o carte din el, deci trebuie să ai una (la Militar, două cu totul); apoi oricine altcineva are acel Domeniu pierde o carte din el, inclusiv coechipierul.
    .title = Atac
rule-r6-2 = Plătești o carte de Religie și alegi alt jucător. Îi iei toată mâna, o amesteci cu a ta și îi dai înapoi tot atâtea cărți, oricare vrei. Tu le-ai văzut pe toate; victima vede ce primește; ceilalți văd doar spatele cărților. Mâna poate fi și goală.
    .title = Inchiziție
rule-r6-3 = Alegi un Domeniu al oricărui jucător, chiar și al tău, în care după plată există o carte cu fața în sus. Cartea ta de Economie se pune acolo cu fața în jos: în tura sa următoare, acel jucător nu poate juca Domeniul în niciun fel, dar îi poate folosi efectele. Pe un Domeniu pot sta mai multe embargouri. Pentru propria Economie ai nevoie de două cărți de Economie.
    .title = Embargo
rule-r6-4 = La sfârșitul turei în care a fost în vigoare, cartea de embargo merge în teancul de decartări. Rămâne chiar dacă pleacă toate cărțile de sub ea.
    .title = Când se ridică un embargo
rule-r6-5 = Plătești o carte de Știință, tragi cinci cărți, apoi decartezi din mână tot atâtea. Dacă teancul are mai puține, le tragi pe acelea și decartezi doar atâtea.
    .title = Salt tehnologic
rule-r6-6 = Alegi un Domeniu al oricărui jucător, chiar și al tău, în care după plată există o carte cu fața în sus. Cartea ta de Utopie stă acolo cu fața în jos până la sfârșitul partidei, iar acel jucător are nevoie de încă o carte pentru Dominație în acel Domeniu, chiar dacă Domeniul se golește. Mai multe democrații se adună. Pentru propria Utopie ai nevoie de două cărți de Utopie.
    .title = Democrație
rule-r6-7 = Cultura nu are efect temporar.
    .title = Cultură

## 7
rule-r7-1 = La vedere pentru toți: cine este Primul Jucător, cărțile din fața fiecăruia, teancul de decartări, cărțile cu fața în jos și rostul lor, moneda, câte cărți are fiecare în mână, Era fiecărei cărți din mâini, din pachete și din teancul de Eră și tot ce se face. Ascunse: fețele cărților din mâinile altora, ordinea și fețele teancului de Eră, cărțile scoase din joc, alegerile din draft și, pentru cine nu este implicat, fețele cărților care trec dintr-o mână în alta la o Inchiziție.
    .title = La vedere și ascuns
rule-r7-2 = Ce s-a văzut rămâne știut: dacă o carte a intrat pe față într-o mână sau a văzut-o un inchizitor, cine a văzut-o știe că este acolo până când pleacă sau până când ar fi putut pleca nevăzută.
    .title = Memorie
rule-r7-3 = După partidă se arată toate cărțile.
    .title = La urmă

## 8
rule-r8-1 = La sfârșitul turei tale, după ce ai tras, câștigi pe loc dacă ai șapte cărți cu fața în sus într-un Domeniu (opt în doi jucători), plus una pentru fiecare democrație aflată pe el.
    .title = Dominație
rule-r8-2 = Când se ia ultima carte din teancul de Eră, runda în curs devine ultima. Se joacă până la capăt, fără a mai trage cărți; partida se oprește acolo unde ar veni din nou la rând Primul Jucător. Dacă până atunci nimeni nu atinge Dominația, hotărăsc punctele.
    .title = Ultima rundă
rule-r8-3 = Fiecare Domeniu dă un punct celui care are cele mai multe cărți cu fața în sus din el, și cel puțin una; dacă mai mulți conduc împreună, primește fiecare câte unul. Câștigă totalul cel mai mare.
    .title = Puncte
rule-r8-4 = Numai între cei aflați la egalitate, pas cu pas: cele mai multe cărți de Utopie, apoi Cultură, Știință, Economie, Religie, Militar. Cei care rămân la egalitate câștigă împreună.
    .title = Egalități
rule-r8-5 = Nicio regulă nu oprește repetarea. O limită de ture, o remiză de comun acord și o cedare țin de masă sau de simulare și nu sunt un rezultat al jocului.
    .title = În cerc

## 9
rule-r9-1 = Patru jucători, coechipierii față în față: locurile 1 și 3 împotriva locurilor 2 și 4. Toate celelalte reguli rămân, iar mâinile nu se arată.
    .title = Coechipieri
rule-r9-2 = Dacă unul dintre coechipieri atinge Dominația, câștigă amândoi.
    .title = Dominație
rule-r9-3 = O echipă primește un punct pentru fiecare Domeniu în care cel puțin unul dintre coechipieri conduce, dintre toți cei patru jucători. Dacă fiecare echipă are pe cineva în frunte, primesc amândouă câte un punct. Egalitățile se departajează ca întotdeauna, cu cărțile coechipierilor adunate.
    .title = Puncte
