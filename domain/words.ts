/** Returns `thyme`, `thyme and sage` or `thyme, sage and linden`, with `or` instead of `and` on request. */
export const listWords = (words: readonly string[], link: 'and' | 'or' = 'and'): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${link} ${words.at(-1) ?? ''}`

export const sentenceCase = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** Returns `1 cup` or `2 cups` for a regular noun. */
export const plural = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`

/** Returns `2`, or `2–3` if the ends differ. */
export const range = (min: number, max: number): string => (min === max ? String(min) : `${min}–${max}`)

/** Removes the explanation in brackets from a plant's name. */
export const shortName = (commonName: string): string => commonName.replace(/ \(.*\)$/, '')

const properWords =
  /^(?:German|European|American|Asian|Chinese|California|Ceylon|Greek|Iceland|Japanese|St|John's|Lady's|Devil's|Earl|Grey)$/

/** Returns a plant's short name inside a sentence: `German chamomile`, `lemon balm`, `St John's wort`. */
export const nameInSentence = (commonName: string): string =>
  shortName(commonName)
    .split(' ')
    .map((word) => (properWords.test(word) ? word : word.toLowerCase()))
    .join(' ')
