/** `thyme`, `thyme and sage`, `thyme, sage and linden`; `or` in the place of `and` where wanted. */
export const listWords = (words: readonly string[], link: 'and' | 'or' = 'and'): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${link} ${words.at(-1) ?? ''}`

/** A text with its first letter large. */
export const sentenceCase = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** `1 cup`, `2 cups`: a whole number of what a regular noun names. */
export const plural = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`

/** `2`, or `2–3` where both ends differ. */
export const range = (min: number, max: number): string => (min === max ? String(min) : `${min}–${max}`)

/** A plant's name without what is explained in brackets behind it. */
export const shortName = (commonName: string): string => commonName.replace(/ \(.*\)$/, '')

const properWords =
  /^(?:German|European|American|Asian|Chinese|California|Ceylon|Greek|Iceland|Japanese|St|John's|Lady's|Devil's|Earl|Grey)$/

/** A plant's short name as it stands within a sentence: `German chamomile`, `lemon balm`, `St John's wort`. */
export const nameInSentence = (commonName: string): string =>
  shortName(commonName)
    .split(' ')
    .map((word) => (properWords.test(word) ? word : word.toLowerCase()))
    .join(' ')
