/** Maps lower-case letters of other scripts to the Latin letters that they look like. */
const lookalikes = new Map(
  [
    ...'аa вb еe кk мm нh оo рp сc тt уy хx іi јj ѕs ԁd һh ԛq ԝw ѵv ӏl ɡg ɑa ıi αa εe ιi κk νv οo ρp τt υu χx ϲc'.matchAll(
      /(\S)(\S)/g,
    ),
  ].map(([, other = '', latin = '']) => [other, latin] as const),
)
const lookalikePattern = new RegExp(`[${[...lookalikes.keys()].join('')}]`, 'g')

/** Matches words of at least four letters with the same sign between all letters, such as “c-u-r-e-s”. */
const spacedLettersPattern = /(?<![\p{L}\p{N}'])\p{L}([ .*_-])\p{L}(?:\1\p{L}){2,}(?![\p{L}\p{N}'])/gu

/**
 * Normalises a text for the claim check so that disguised words are found. Returns lower case and plain letters,
 * replaces look-alikes from other scripts, straightens apostrophes, removes hidden characters and joins spaced letters.
 * Emoji, line breaks and runs of spaces become one space. An empty line stays, because it ends a sentence.
 */
export function normaliseText(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/[\p{M}\p{Cf}]/gu, '')
    .replaceAll(/[‘’ʼ´`]/g, "'")
    .replaceAll(/[“”„«»]/g, '"')
    .replaceAll(/[‐‑‒]/g, '-')
    .toLowerCase()
    .normalize('NFKC')
    .replaceAll(lookalikePattern, (letter) => lookalikes.get(letter) ?? letter)
    .replaceAll(/(?:(?!\n)[\s\p{Cc}])+/gu, ' ')
    .replaceAll(/ ?\n ?/g, '\n')
    .replaceAll(/\n{2,}|\n/g, (lines) => (lines.length > 1 ? '\n\n' : ' '))
    .replaceAll(/[^\p{L}\p{N}\p{P}\n%+=<>]+/gu, ' ')
    .replaceAll(spacedLettersPattern, (letters) => letters.replaceAll(/\P{L}/gu, ''))
    .trim()
}

/** Splits a text from `normaliseText` into sentences. A question mark stays in its sentence. */
export function splitSentences(plain: string): string[] {
  return plain
    .split(/\n\n|(?<=[.!?…]["')\]]{0,2}) /)
    .map((sentence) => sentence.trim())
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence))
}
