import endings from './name-endings.json' with { type: 'json' }

/**
 * Returns a key that is equal for all spellings of a name: letters and figures in lower case, without accents. Keeps
 * decimal points so that 7.5 is not 75.
 */
export function toMedicineKey(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/(?<!\p{N})\.|\.(?!\p{N})|[^\p{L}\p{N}.]+/gu, '')
}

/** Forms that are swallowed or dissolve in the mouth. */
const oralForms = new Set(endings.oralForms.map(toMedicineKey))

/** Forms that are inhaled or applied to the skin, eye, ear or nose. */
const localForms = new Set(endings.localForms.map(toMedicineKey))

/** Forms that are not taken by mouth: injected, inhaled, or applied to the skin, eye or nose. */
const appliedForms = new Set(endings.localForms.concat(endings.otherAppliedForms).map(toMedicineKey))

const otherEndings = new Set(endings.units.concat(endings.otherForms, endings.salts).map(toMedicineKey))
const dosePattern = /^\d/

/** Splits a medicine's name into words. Punctuation alone is not a word. */
export const splitMedicineWords = (written: string): string[] =>
  written.split(/[\s,;()/]+/).filter((word) => toMedicineKey(word) !== '')

/** True for a dose, form or salt after a medicine's name. */
export const isNameEnding = (word: string): boolean =>
  dosePattern.test(word) || [oralForms, appliedForms, otherEndings].some((keys) => keys.has(toMedicineKey(word)))

/** Finds the route in a medicine's name, if it names a form: “oral gel” is taken by mouth. */
export function findForm(words: readonly string[]): 'mouth' | 'applied' | undefined {
  const keys = words.map(toMedicineKey)
  if (keys.some((key) => oralForms.has(key))) return 'mouth'
  return keys.some((key) => appliedForms.has(key)) ? 'applied' : undefined
}

/** True when the name contains a form that is inhaled or applied to the skin, eye, ear or nose. */
export const isLocalForm = (words: readonly string[]): boolean =>
  words.some((word) => localForms.has(toMedicineKey(word)))
