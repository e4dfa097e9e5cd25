import type { Condition, DrugClass } from '#domain/safety/profile.ts'

import data from './medicine-conditions.json' with { type: 'json' }
import { findForm, isLocalForm, splitMedicineWords } from './medicine-names.ts'
import { findMedicineStem } from './medicine-stems.ts'
import { findMedicineByName } from './medicines.rules.ts'
import type { MedicineConditions } from './medicines.schemas.ts'
import type { Medicine } from './medicines.ts'

/**
 * Facts about a medicine that the check uses. Taking the medicine implies the `certain` conditions; the reader is asked
 * about the `possible` conditions. An unknown medicine has the classes that its name suggests and counts as taken by
 * mouth.
 */
export type ClassifiedMedicine = {
  isKnown: boolean
  classes: readonly DrugClass[]
  isOral: boolean
  certain: readonly Condition[]
  possible: readonly Condition[]
}

export function classifyMedicine(medicineText: string): ClassifiedMedicine {
  const medicine = findMedicineByName(medicineText)
  if (!medicine) {
    const classes = findMedicineStem(medicineText)?.classes ?? []
    return { isKnown: false, classes, isOral: true, certain: [], possible: [] }
  }
  const words = splitMedicineWords(medicineText)
  const form = findForm(words)
  const isOral = form === undefined ? medicine.isOral : form === 'mouth'
  const isLocal = !isOral && (isOnlyLocal(medicine) || (isLocalForm(words) && medicine.atc.some(isLocalCode)))
  const classes = isLocal ? medicine.classes.filter((drugClass) => !bloodLevelClasses.has(drugClass)) : medicine.classes
  return { isKnown: true, classes, isOral, ...listMedicineConditions(medicine) }
}

/** ATC groups of medicines that are inhaled or applied to the skin, nose, eye or ear. */
const localGroups = ['D', 'R01', 'R03A', 'R03B', 'S01', 'S02', 'S03']
const isLocalCode = (atc: string) => localGroups.some((group) => atc.startsWith(group))
const isOnlyLocal = ({ atc }: Medicine) => atc.length > 0 && atc.every(isLocalCode)

/**
 * Drug classes of medicines with blood levels that other substances change. Only traces of a locally applied medicine
 * reach the blood: product texts for inhaled fluticasone warn only about strong inhibitors such as ritonavir, and found
 * almost no change with erythromycin.
 */
const bloodLevelClasses: ReadonlySet<DrugClass> = new Set<DrugClass>(['cyp1a2_substrates', 'cyp3a4_substrates'])

const readConditions = () => data as MedicineConditions

/** Conditions that people on a medicine have or may have, by ATC code prefix. The longest matching prefix wins. */
export const conditionRows = readConditions()

/**
 * Returns the conditions of people who take the medicine. A condition is certain when every code of the medicine makes
 * it certain. For a kind of medicine, every possible group must make it certain. All other conditions are possible.
 */
export function listMedicineConditions({ atc }: Pick<Medicine, 'atc'>): {
  certain: Condition[]
  possible: Condition[]
} {
  const rows = atc.flatMap(findRows)
  const [first, ...others] = rows
  const certain = (first?.certain ?? []).filter((condition) =>
    others.every((other) => other.certain.includes(condition)),
  )
  const allConditions = new Set(
    rows.flatMap(({ certain: certainConditions, possible }) => certainConditions.concat(possible)),
  )
  return { certain, possible: [...allConditions].filter((condition) => !certain.includes(condition)) }
}

/** Returns the row for a code and the rows for the groups within it. */
function findRows(code: string): MedicineConditions {
  const longestMatch = conditionRows
    .filter(({ atc }) => code.startsWith(atc))
    .toSorted((one, other) => other.atc.length - one.atc.length)
    .slice(0, 1)
  return [...longestMatch, ...conditionRows.filter(({ atc }) => atc.length > code.length && atc.startsWith(code))]
}
