import everydayNames from '#domain/medicines/everyday-names.json' with { type: 'json' }
import { medicines } from '#domain/medicines/medicines.ts'

import { normaliseText } from '../sentences.ts'

const ignoredNames = new Set(everydayNames.everywhere.concat(everydayNames.inEmergencies))

const stripPunctuation = (name: string) =>
  normaliseText(name)
    .replaceAll("'", '')
    .replaceAll(/[^\p{L}\p{N}.]+|\.(?!\d)/gu, ' ')
    .trim()

/** Names and products of medicines, in the format of `normaliseText`. */
export const medicineNamePhrases: readonly string[] = [
  ...new Set(medicines.flatMap(({ name, products }) => products.concat(name)).map(stripPunctuation)),
]
  .filter((name) => !ignoredNames.has(name))
  .toSorted()

/** Source of a regular expression that matches `medicineNamePhrases`. */
export const medicineNamesPattern = `(?:${medicineNamePhrases.map((name) => name.replaceAll('.', String.raw`\.`)).join('|')})`
