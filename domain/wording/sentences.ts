/**
 * A text as the gate reads it: lower case, plain letters, straight apostrophes, hidden characters gone, and emoji, line breaks
 * and runs of space made one space. An empty line stays, because it ends a sentence.
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
    .replaceAll(/(?:(?!\n)[\s\p{Cc}])+/gu, ' ')
    .replaceAll(/ ?\n ?/g, '\n')
    .replaceAll(/\n{2,}|\n/g, (lines) => (lines.length > 1 ? '\n\n' : ' '))
    .replaceAll(/[^\p{L}\p{N}\p{P}\n%+=<>]+/gu, ' ')
    .trim()
}

/** The sentences of a text that `plainText` has read. A question mark stays with its sentence. */
export function sentencesOf(plain: string): string[] {
  return plain
    .split(/\n\n|(?<=[.!?…]["')\]]{0,2}) /)
    .map((sentence) => sentence.trim())
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence))
}
