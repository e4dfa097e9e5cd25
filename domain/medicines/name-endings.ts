import { keyOf } from './name-keys.ts'

const keysOf = (words: string) => words.split(' ').map(keyOf)

/** Forms that are swallowed or dissolve in the mouth. */
const mouthForms = new Set(
  keysOf(
    'tablet tablets tab tabs caplet caplets capsule capsules cap caps pill pills dispersible soluble effervescent chewable oral ' +
      'liquid syrup sachet sachets lozenge lozenges gum',
  ),
)

/**
 * Forms that are inhaled or put on the skin, in the eye, ear or nose. Patches are left out because they are made to
 * reach the blood.
 */
const localForms = keysOf(
  'inhaler inhalers evohaler accuhaler turbohaler easyhaler respimat ellipta handihaler breezhaler nexthaler nebuliser nebules ' +
    'nasal eye ear gel cream ointment lotion',
)

/** Forms that are not taken by mouth: injected, inhaled, or put on the skin, in the eye or in the nose. */
const appliedForms = new Set([
  ...localForms,
  ...keysOf(
    'injection injections pen pens solostar flexpen kwikpen infusion patch patches implant implants coil coils suppository suppositories pessary pessaries',
  ),
])

const units = 'mg mcg ug µg g ml microgram micrograms milligram milligrams gram grams iu unit units'
const otherForms =
  'enteric coated ec gastro gastro-resistant resistant modified prolonged slow release modified-release slow-release ' +
  'mr sr xl xr er la cr pr retard solution suspension chrono spray drops medicine medicines medication medications meds'
const salts =
  'sodium hydrochloride hcl dihydrochloride hydrobromide maleate fumarate tartrate succinate citrate phosphate ' +
  'sulfate sulphate mesilate mesylate besilate besylate acetate bromide propionate furoate'
const otherEndings = new Set([units, otherForms, salts].flatMap(keysOf))
const dose = /^\d/

/** Returns the words of a written medicine. Punctuation alone is not a word. */
export const wordsOf = (written: string): string[] => written.split(/[\s,;()/]+/).filter((word) => keyOf(word) !== '')

/** True for a dose, a form or a salt, which may follow the name of a medicine. */
export const isEnding = (word: string): boolean =>
  dose.test(word) || [mouthForms, appliedForms, otherEndings].some((endings) => endings.has(keyOf(word)))

/** Returns how a medicine is taken when its words name a form: "oral gel" is taken by mouth. */
export function formOf(words: readonly string[]): 'mouth' | 'applied' | undefined {
  const keys = words.map(keyOf)
  if (keys.some((key) => mouthForms.has(key))) return 'mouth'
  return keys.some((key) => appliedForms.has(key)) ? 'applied' : undefined
}

/**
 * True when the words of a written medicine name a form that is inhaled or put on the skin, in the eye, ear or nose.
 */
export const isLocalForm = (words: readonly string[]): boolean => words.some((word) => localForms.includes(keyOf(word)))
