/** Letters of other scripts that look like a Latin one, in lower case, and that one. */
const lookalikes = new Map(
  [
    ...'аa вb еe кk мm нh оo рp сc тt уy хx іi јj ѕs ԁd һh ԛq ԝw ѵv ӏl ɡg ɑa ıi αa εe ιi κk νv οo ρp τt υu χx ϲc'.matchAll(
      /(\S)(\S)/g,
    ),
  ].map(([, other = '', latin = '']) => [other, latin] as const),
)
const lookalike = new RegExp(`[${[...lookalikes.keys()].join('')}]`, 'g')

/** "c-u-r-e-s": a word of at least four letters, each parted from the next by the same sign. */
const spacedLetters = /(?<![\p{L}\p{N}'])\p{L}([ .*_-])\p{L}(?:\1\p{L}){2,}(?![\p{L}\p{N}'])/gu

/**
 * A text as the gate reads it: lower case, plain letters, also for their look-alikes of other scripts, straight apostrophes,
 * hidden characters gone, spaced letters joined, and emoji, line breaks and runs of space made one space. An empty line stays,
 * because it ends a sentence.
 */
export function plainText(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/[\p{M}\p{Cf}]/gu, '')
    .replaceAll(/[‘’ʼ´`]/g, "'")
    .replaceAll(/[“”„«»]/g, '"')
    .replaceAll(/[‐‑‒]/g, '-')
    .toLowerCase()
    .normalize('NFKC')
    .replaceAll(lookalike, (letter) => lookalikes.get(letter) ?? letter)
    .replaceAll(/(?:(?!\n)[\s\p{Cc}])+/gu, ' ')
    .replaceAll(/ ?\n ?/g, '\n')
    .replaceAll(/\n{2,}|\n/g, (lines) => (lines.length > 1 ? '\n\n' : ' '))
    .replaceAll(/[^\p{L}\p{N}\p{P}\n%+=<>]+/gu, ' ')
    .replaceAll(spacedLetters, (letters) => letters.replaceAll(/\P{L}/gu, ''))
    .trim()
}

/** The sentences of a text that `plainText` has read. A question mark stays with its sentence. */
export function sentencesOf(plain: string): string[] {
  return plain
    .split(/\n\n|(?<=[.!?…]["')\]]{0,2}) /)
    .map((sentence) => sentence.trim())
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence))
}
