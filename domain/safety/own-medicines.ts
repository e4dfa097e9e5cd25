import { addImplied } from './implied.ts'
import type { FindMedicineNames } from './verdict-line.ts'
import { impliedDrugClasses } from './vocabulary.ts'

type Medicine = { name: string; classes: readonly string[] }

/**
 * Creates a function that returns the names of a person's own medicines in a class, including classes that a medicine's
 * class implies. Every medicine belongs to `oral_medicines_general`, so the function returns none for it.
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

/** Returns a medicine's name for the middle of a sentence. Abbreviations such as `SSRI` keep their capitals. */
const toSentenceCase = (name: string) =>
  /^[A-Z][a-z]/.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name
