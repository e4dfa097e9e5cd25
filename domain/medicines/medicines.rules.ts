import { compareText } from '../text.ts'
import { medicineGroups } from './medicine-groups.ts'
import { findForm, isNameEnding, splitMedicineWords, toMedicineKey } from './medicine-names.ts'
import { type Medicine, medicines } from './medicines.ts'

/**
 * Suggested medicine. `product` is the trade name or other name that matched; missing when the medicine's main name
 * matched.
 */
type MedicineSuggestion = { name: string; product?: string }

/**
 * Returns at most `limit` medicines: first an exact match, then names or products that begin with `query`, then names
 * with a later word that does. Equal matches are sorted by the matched name. Ignores case, accents, spaces and
 * punctuation. Never guesses by similarity.
 */
export function findMedicines(query: string, limit: number): MedicineSuggestion[] {
  const queryKey = toMedicineKey(query)
  if (queryKey === '' || !(limit > 0)) return []
  const exactMatch = findMedicineByName(query)
  const matches = new Map<Medicine, Match>()
  for (const name of searchableNames) {
    const match = matchName(name, queryKey)
    const previousMatch = matches.get(name.medicine)
    if (match && (!previousMatch || match.rank < previousMatch.rank)) matches.set(name.medicine, match)
  }
  if (exactMatch)
    matches.set(exactMatch, { medicine: exactMatch, product: undefined, key: '', ...matches.get(exactMatch), rank: -1 })
  return [...matches.values()]
    .toSorted((one, other) => one.rank - other.rank || compareText(one.key, other.key))
    .slice(0, limit)
    .map(({ medicine: { name }, product }) => (product === undefined ? { name } : { name, product }))
}

/**
 * Returns the medicine with exactly this name or product; undefined for anything else. If the whole text is not a name,
 * ignores a dose, form or salt at its end. A medicine without a class needs its whole name, or a form that is not
 * swallowed: a tablet with the name of a cream is a different medicine.
 */
export function findMedicineByName(medicineText: string): Medicine | undefined {
  const words = splitMedicineWords(medicineText)
  for (let count = words.length; count > 0; count -= 1) {
    const medicine = medicinesByKey.get(toMedicineKey(words.slice(0, count).join(' ')))
    if (medicine) {
      const isCertain = count === words.length || medicine.classes.length > 0 || findForm(words) === 'applied'
      return isCertain ? medicine : undefined
    }
    if (!isNameEnding(words[count - 1] ?? '')) return undefined
  }
  return undefined
}

type SearchableName = { medicine: Medicine; product: string | undefined; keys: readonly string[] }
type Match = { medicine: Medicine; product: string | undefined; key: string; rank: number }

const searchableNames: readonly SearchableName[] = [...medicines, ...medicineGroups].flatMap((medicine) =>
  [undefined, ...medicine.products].map((product) => ({
    medicine,
    product,
    keys: listKeys(product ?? medicine.name),
  })),
)

const medicinesByKey: ReadonlyMap<string, Medicine> = new Map(
  searchableNames.map(({ medicine, keys }) => [keys[0] ?? '', medicine] as const),
)

/** Returns the key of the whole name, followed by the keys that start at each later word. */
function listKeys(name: string): string[] {
  const words = name.split(/[^\p{L}\p{N}]+/u)
  return words.map((_, first) => toMedicineKey(words.slice(first).join(' ')))
}

function matchName({ medicine, product, keys }: SearchableName, queryKey: string): Match | undefined {
  const wordIndex = keys.findIndex((key) => key.startsWith(queryKey))
  if (wordIndex === -1) return undefined
  return { medicine, product, key: keys[0] ?? '', rank: wordIndex === 0 ? 0 : 1 }
}
