/** What those hear who do not see: what happened, and what is asked, apart. */
export class Voice {
  told = $state("");
  asked = $state("");
}
