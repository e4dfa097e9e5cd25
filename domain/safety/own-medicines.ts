import { addImplied } from './add-implied.ts'
import type { FindMedicineNames } from './verdict-line.ts'
import { impliedDrugClasses } from './vocabulary.ts'

type Medicine = { name: string; classes: readonly string[] }

/**
 * Creates a function that names the person's medicines in a drug class, including implied classes. It returns none for
 * `oral_medicines_general`, which every medicine belongs to.
 */
export function createMedicineNameFinder(medicines: readonly Medicine[]): FindMedicineNames {
  const medicinesWithImplied = medicines.map(({ name, classes }) => ({
    name,
    classes: addImplied(classes, impliedDrugClasses),
  }))
  return (drugClass) =>
    drugClass === 'oral_medicines_general'
      ? []
      : medicinesWithImplied.flatMap(({ name, classes }) => (classes.has(drugClass) ? [toSentenceCase(name)] : []))
}

/** Formats a medicine's name for the middle of a sentence. Abbreviations such as `SSRI` keep their capitals. */
const toSentenceCase = (name: string) =>
  /^[A-Z][a-z]/.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name
