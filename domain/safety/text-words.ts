/** Word in a text. `key` is the word in lower case, without apostrophes and invisible characters. */
export type Word = { key: string; start: number; end: number }

export function splitTextWords(text: string): Word[] {
  return [...text.matchAll(/[\p{L}\p{N}\p{M}](?:[\p{L}\p{N}\p{M}\p{Cf}]|['’‘ʼ](?=\p{L}))*/gu)].map((match) => ({
    key: toWordKey(match[0]),
    start: match.index,
    end: match.index + match[0].length,
  }))
}

const toWordKey = (word: string) =>
  word
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/['’‘ʼ\p{Cf}]/gu, '')

/** Returns the possible singulars of a word: berries, hops, rushes, comfrey's. */
export function listSingulars(key: string): string[] {
  if (!key.endsWith('s') || key.length < 4) return key === 'leaves' ? ['leaf'] : []
  const forms = [key.slice(0, -1)]
  if (key.endsWith('ies')) forms.push(`${key.slice(0, -3)}y`)
  if (key.endsWith('es')) forms.push(key.slice(0, -2))
  if (key.endsWith('ves')) forms.push(`${key.slice(0, -3)}f`)
  return forms
}
