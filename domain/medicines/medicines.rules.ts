import { compareText } from '../text.ts'
import { medicineGroups } from './medicine-groups.ts'
import { medicines } from './medicines.ts'
import type { Medicine } from './medicines.types.ts'
import { formOf, isEnding, wordsOf } from './name-endings.ts'
import { keyOf } from './name-keys.ts'

export { keyOf }

/**
 * Suggested medicine. `product` is the trade name or other name that matched; absent when the medicine's own name
 * matched.
 */
type MedicineSuggestion = { name: string; product?: string }

/**
 * Returns at most `limit` medicines: first the one that `readMedicine` finds, then those whose name or product begins
 * with `query`, then those in which a later word does. Equal matches are sorted by the matched name. Case, accents,
 * spaces and punctuation do not count. Never guesses by similarity.
 */
export function findMedicines(query: string, limit: number): MedicineSuggestion[] {
  const queryKey = keyOf(query)
  if (queryKey === '' || !(limit > 0)) return []
  const read = readMedicine(query)
  const found = new Map<Medicine, Match>()
  for (const name of writtenNames) {
    const match = matchOf(name, queryKey)
    const earlier = found.get(name.medicine)
    if (match && (!earlier || match.rank < earlier.rank)) found.set(name.medicine, match)
  }
  if (read) found.set(read, { medicine: read, product: undefined, key: '', ...found.get(read), rank: -1 })
  return [...found.values()]
    .toSorted((one, other) => one.rank - other.rank || compareText(one.key, other.key))
    .slice(0, limit)
    .map(({ medicine: { name }, product }) => (product === undefined ? { name } : { name, product }))
}

/**
 * Returns the medicine with exactly this name or product; undefined for anything else. When the whole text is no name,
 * a dose, form or salt at its end is ignored. A medicine without a class needs its whole name, or a form that is not
 * swallowed: a product that is swallowed under the name of a cream is another medicine.
 */
export function readMedicine(written: string): Medicine | undefined {
  const words = wordsOf(written)
  for (let count = words.length; count > 0; count -= 1) {
    const medicine = byKey.get(keyOf(words.slice(0, count).join(' ')))
    if (medicine) {
      const isCertain = count === words.length || medicine.classes.length > 0 || formOf(words) === 'applied'
      return isCertain ? medicine : undefined
    }
    if (!isEnding(words[count - 1] ?? '')) return undefined
  }
  return undefined
}

type WrittenName = { medicine: Medicine; product: string | undefined; keys: readonly string[] }
type Match = { medicine: Medicine; product: string | undefined; key: string; rank: number }

const writtenNames: readonly WrittenName[] = [...medicines, ...medicineGroups].flatMap((medicine) =>
  [undefined, ...medicine.products].map((product) => ({
    medicine,
    product,
    keys: keysFromEachWord(product ?? medicine.name),
  })),
)

const byKey: ReadonlyMap<string, Medicine> = new Map(
  writtenNames.map(({ medicine, keys }) => [keys[0] ?? '', medicine] as const),
)

/** Returns the key of the whole name, then the key of the rest from each later word on. */
function keysFromEachWord(name: string): string[] {
  const words = name.split(/[^\p{L}\p{N}]+/u)
  return words.map((_, first) => keyOf(words.slice(first).join(' ')))
}

function matchOf({ medicine, product, keys }: WrittenName, queryKey: string): Match | undefined {
  const word = keys.findIndex((key) => key.startsWith(queryKey))
  if (word === -1) return undefined
  return { medicine, product, key: keys[0] ?? '', rank: word === 0 ? 0 : 1 }
}
