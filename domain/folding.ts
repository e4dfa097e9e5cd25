/** Maps accented Latin letters in European languages, in both cases, to the plain lower-case letter. */
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

/** Normalises a word for searching by name: lower case, without accents on Latin letters. */
export const foldAccents = (text: string): string =>
  Array.from(text.normalize('NFC'), (letter) => plainLetters.get(letter) ?? letter.toLowerCase()).join('')

/** Returns each accented letter that can replace a letter in the word, paired with its plain letter. */
export const listAccentedPairs = (word: string): (readonly [letter: string, plain: string])[] =>
  [...plainLetters].filter(([, plainLetter]) => foldAccents(word).includes(plainLetter))

/**
 * Returns every accented spelling that `foldAccents` treats as equal, for a word of one or two letters. Plain letters
 * are in lower case.
 */
export const listSpellings = (word: string): string[] =>
  Array.from(foldAccents(word)).reduce(
    (prefixes, plainLetter) => {
      const letters = [plainLetter, ...listAccentedPairs(plainLetter).map(([letter]) => letter)]
      return prefixes.flatMap((prefix) => letters.map((letter) => prefix + letter))
    },
    [''],
  )
