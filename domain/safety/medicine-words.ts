import { medicines } from '#domain/medicines/medicines.ts'

import { plainText } from '../wording/sentences.ts'

/** Also food, habits and everyday words: not read as medicines. */
const everyday = new Set(
  'caffeine, nicotine, calcium, zinc, magnesium, potassium, iron, folate, fish oil, psyllium, senna, testosterone, adrenaline, prep, plan b, tums, alli, eno, melatonin'.split(
    ', ',
  ),
)

/** Lower case, without apostrophes, commas and hyphens; words parted by one space. */
const bareWords = (name: string) =>
  plainText(name)
    .replaceAll("'", '')
    .replaceAll(/[^\p{L}\p{N}.]+|\.(?!\d)/gu, ' ')
    .trim()

/** Medicines by name or product, in the words of `plainText`. */
export const medicineNamePhrases: readonly string[] = [
  ...new Set(medicines.flatMap(({ name, products }) => products.concat(name)).map(bareWords)),
]
  .filter((name) => !everyday.has(name))
  .toSorted()

/** The same as the inside of a regular expression. */
export const medicineNames = `(?:${medicineNamePhrases.map((name) => name.replaceAll('.', String.raw`\.`)).join('|')})`
