import { findMedicineStem, formatStemSentence } from '../medicines/medicine-stems.ts'

/** Says what the check did about a medicine that isn't in the catalogue: nothing, or as its name suggests. */
export function writeUnknownMedicine(name: string): string {
  const stem = findMedicineStem(name)
  return stem
    ? `${formatStemSentence(name, stem.kind)} We checked the tea for that kind of medicine. Ask your pharmacist.`
    : `We do not know “${name}”, so we did not check this tea against it. Ask your pharmacist.`
}
