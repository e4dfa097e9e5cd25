/** Maps accented Latin letters of European languages, in both cases, to their plain small letter. */
const plainLetters = new Map(
  [
    ...Array.from({ length: 0x180 - 0xc0 }, (_, offset) => String.fromCodePoint(0xc0 + offset)),
    'Ș',
    'ș',
    'Ț',
    'ț',
  ].flatMap((letter) => {
    const plainLetter = letter.normalize('NFD').charAt(0).toLowerCase()
    return /[a-z]/.test(plainLetter) ? [[letter, plainLetter] as const] : []
  }),
)

/** Returns a word for search by name: lower case, with Latin letters unaccented. */
export const foldAccents = (text: string): string =>
  Array.from(text.normalize('NFC'), (letter) => plainLetters.get(letter) ?? letter.toLowerCase()).join('')

/** Returns pairs of an accented letter and its plain letter, for the plain letters of the word. */
export const listAccentedPairs = (word: string): (readonly [letter: string, plain: string])[] =>
  [...plainLetters].filter(([, plainLetter]) => foldAccents(word).includes(plainLetter))

/**
 * Returns every accented spelling that `foldAccents` treats as the same, for a word of one or two letters. Plain letters are
 * in lower case.
 */
export const listSpellings = (word: string): string[] =>
  Array.from(foldAccents(word)).reduce(
    (prefixes, plainLetter) => {
      const letters = [plainLetter, ...listAccentedPairs(plainLetter).map(([letter]) => letter)]
      return prefixes.flatMap((prefix) => letters.map((letter) => prefix + letter))
    },
    [''],
  )
