import { withImplied } from './implied.ts'
import type { NameMedicines } from './verdict-line.ts'
import { impliedDrugClasses } from './vocabulary.ts'

type Medicine = { name: string; classes: readonly string[] }

/**
 * Names, of the person's own medicines, those of a class, which counts what its narrower classes imply. Every medicine belongs to
 * `oral_medicines_general`, so that class names none.
 */
export function createNameMedicines(medicines: readonly Medicine[]): NameMedicines {
  const known = medicines.map(({ name, classes }) => ({ name, classes: withImplied(classes, impliedDrugClasses) }))
  return (drugClass) =>
    drugClass === 'oral_medicines_general'
      ? []
      : known.flatMap(({ name, classes }) => (classes.has(drugClass) ? [inSentence(name)] : []))
}

/** A medicine's name within a sentence: abbreviations such as `SSRI` keep their capitals. */
const inSentence = (name: string) => (/^[A-Z][a-z]/.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name)
