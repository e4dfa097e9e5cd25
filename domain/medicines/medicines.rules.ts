import { compareText } from '../text.ts'
import { medicineGroups } from './medicine-groups.ts'
import { medicines } from './medicines.ts'
import type { Medicine } from './medicines.types.ts'

/** A medicine by its name; `product` is the trade name or other name that matched, absent when its own name did. */
type MedicineSuggestion = { name: string; product?: string }

/**
 * At most `limit` medicines: first the one that `readMedicine` reads, then those of which the name or a product begins with `query`, then those of which a later word does; of
 * equal ones in the order of what matched. Case, accents, spaces and signs do not count, nothing is guessed by likeness.
 */
export function findMedicines(query: string, limit: number): MedicineSuggestion[] {
  const sought = keyOf(query)
  if (sought === '' || !(limit > 0)) return []
  const read = readMedicine(query)
  const found = new Map<Medicine, Match>()
  for (const name of writtenNames) {
    const match = matchOf(name, sought)
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
 * The medicine that a person means who wrote exactly its name or a product; where the whole is no name, a dose, form or salt
 * behind it is left out. Undefined for anything else. A medicine of no class is read by its whole name alone: what is
 * swallowed under the name of a cream is another medicine.
 */
export function readMedicine(written: string): Medicine | undefined {
  const words = written.split(/[\s,;()/]+/).filter((word) => keyOf(word) !== '')
  for (let count = words.length; count > 0; count -= 1) {
    const medicine = byKey.get(keyOf(words.slice(0, count).join(' ')))
    if (medicine) return count === words.length || medicine.classes.length > 0 ? medicine : undefined
    if (!isTrailing(words[count - 1] ?? '')) return undefined
  }
  return undefined
}

/** What two spellings of one name share: its letters and figures in lower case, without accents; 7.5 is not 75. */
export function keyOf(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/(?<!\p{N})\.|\.(?!\p{N})|[^\p{L}\p{N}.]+/gu, '')
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

/** The key of the whole name, then of what remains of it from each later word on. */
function keysFromEachWord(name: string): string[] {
  const words = name.split(/[^\p{L}\p{N}]+/u)
  return words.map((_, first) => keyOf(words.slice(first).join(' ')))
}

function matchOf({ medicine, product, keys }: WrittenName, sought: string): Match | undefined {
  const word = keys.findIndex((key) => key.startsWith(sought))
  if (word === -1) return undefined
  return { medicine, product, key: keys[0] ?? '', rank: word === 0 ? 0 : 1 }
}

const dose = /^\d/
const units = 'mg mcg ug µg g ml microgram micrograms milligram milligrams gram grams iu unit units'
const forms =
  'tablet tablets tab tabs caplet caplets capsule capsules cap caps pill pills dispersible soluble effervescent chewable ' +
  'enteric coated ec gastro gastro-resistant resistant modified prolonged slow release modified-release slow-release ' +
  'mr sr xl xr er la cr pr retard oral liquid solution suspension syrup sachet sachets injection injections pen pens ' +
  'patch patches inhaler inhalers evohaler accuhaler turbohaler easyhaler solostar flexpen kwikpen chrono ' +
  'nasal spray eye drops gel cream suppository suppositories medicine medicines medication medications meds'
const salts =
  'sodium hydrochloride hcl dihydrochloride hydrobromide maleate fumarate tartrate succinate citrate phosphate ' +
  'sulfate sulphate mesilate mesylate besilate besylate acetate bromide propionate furoate'
const trailing = new Set([units, forms, salts].flatMap((words) => words.split(' ')).map(keyOf))

const isTrailing = (word: string) => dose.test(word) || trailing.has(keyOf(word))
