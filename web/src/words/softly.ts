/** Where a long word may be broken: browsers do not hyphenate all our languages. */

const LONG = 13;
const VOWELS = "aeiouyáéíóúöőüűăâîαεηιουωάέήίόύώϊϋ";
const OPEN = new RegExp(`([${VOWELS}])(?=[^${VOWELS}\\s\\u00ad][${VOWELS}])`, "giu");

/** Put soft hyphens after open syllables of long words. */
export function softly(text: string): string {
  return text.replace(/\S+/g, (word) => (word.length < LONG ? word : word.replace(OPEN, "$1\u00ad")));
}
