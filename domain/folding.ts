/** Latin letters with an accent, as the languages of Europe write them, in both cases; each with its plain small letter. */
const plainLetters = new Map(
  [
    ...Array.from({ length: 0x180 - 0xc0 }, (_, place) => String.fromCodePoint(0xc0 + place)),
    'Ș',
    'ș',
    'Ț',
    'ț',
  ].flatMap((letter) => {
    const plain = letter.normalize('NFD').charAt(0).toLowerCase()
    return /[a-z]/.test(plain) ? [[letter, plain] as const] : []
  }),
)

/** A word as a search by name compares it: in small letters, those of the Latin alphabet without accents. */
export const fold = (text: string): string =>
  Array.from(text.normalize('NFC'), (letter) => plainLetters.get(letter) ?? letter.toLowerCase()).join('')

/** The letters with an accent that `fold` makes one of the word of, each with what it makes. */
export const foldedInto = (word: string): (readonly [letter: string, plain: string])[] =>
  [...plainLetters].filter(([, plain]) => fold(word).includes(plain))

/** Every way to write a word of one or two letters that `fold` makes the same of, but for the case of plain letters. */
export const spellingsOf = (word: string): string[] =>
  Array.from(fold(word)).reduce(
    (begun, plain) => {
      const letters = [plain, ...foldedInto(plain).map(([letter]) => letter)]
      return begun.flatMap((start) => letters.map((letter) => start + letter))
    },
    [''],
  )
