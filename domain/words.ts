/** Joins words: `thyme`, `thyme and sage` or `thyme, sage and linden`. Uses `or` if requested. */
export const joinWords = (words: readonly string[], conjunction: 'and' | 'or' = 'and'): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${conjunction} ${words.at(-1) ?? ''}`

export const toSentenceCase = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** Returns `1 cup` or `2 cups` for a regular noun. */
export const formatPlural = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`

/** Returns `2–3`, or `2` if both ends are equal. */
export const formatRange = (min: number, max: number): string => (min === max ? String(min) : `${min}–${max}`)

/** Removes the explanation in brackets from a plant's name. */
export const shortenName = (commonName: string): string => commonName.replace(/ \(.*\)$/, '')

const properWordPattern =
  /^(?:German|European|American|Asian|Chinese|California|Ceylon|Greek|Iceland|Japanese|St|John's|Lady's|Devil's|Earl|Grey)$/

/** Returns a plant's short name inside a sentence: `German chamomile`, `lemon balm`, `St John's wort`. */
export const formatNameInSentence = (commonName: string): string =>
  shortenName(commonName)
    .split(' ')
    .map((word) => (properWordPattern.test(word) ? word : word.toLowerCase()))
    .join(' ')
