import { withImplied } from './implied.ts'
import type { NameMedicines } from './verdict-line.ts'
import { impliedDrugClasses } from './vocabulary.ts'

type Medicine = { name: string; classes: readonly string[] }

/**
 * Creates a function that returns the names of a person's own medicines in a class, including classes that a medicine's
 * class implies. Every medicine belongs to `oral_medicines_general`, so the function returns none for it.
 */
export function createNameMedicines(medicines: readonly Medicine[]): NameMedicines {
  const known = medicines.map(({ name, classes }) => ({ name, classes: withImplied(classes, impliedDrugClasses) }))
  return (drugClass) =>
    drugClass === 'oral_medicines_general'
      ? []
      : known.flatMap(({ name, classes }) => (classes.has(drugClass) ? [inSentence(name)] : []))
}

/** Returns a medicine's name for the middle of a sentence. Abbreviations such as `SSRI` keep their capitals. */
const inSentence = (name: string) => (/^[A-Z][a-z]/.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name)
