import { conditions } from './conditions.ts'

type Condition = keyof typeof conditions

/** Names used after “taken for”, for conditions whose vocabulary name does not fit there. */
const conditionNames: Partial<Record<Condition, string>> = {
  surgery_planned: 'an operation',
  trying_to_conceive: 'fertility',
  cancer_active: 'cancer',
  heart_disease: 'heart disease',
  thyroid_disorder: 'a thyroid disorder',
}

/** Clauses about the reader, for conditions whose vocabulary name does not fit after “you have”. */
const conditionClauses: Partial<Record<Condition, string>> = {
  anxiety_disorder: 'you have an anxiety or panic disorder',
  autoimmune_disease: 'you have an autoimmune disease',
  bleeding_disorder: 'you have a bleeding or clotting disorder',
  cancer_active: 'you are being treated for cancer',
  cardiac_arrhythmia: 'you have a heart rhythm disorder',
  fluid_restriction: 'a doctor told you to limit fluids',
  gerd_reflux: 'you have acid reflux or heartburn',
  heart_disease: 'you have heart disease',
  heart_failure_oedema: 'you have swelling from heart or kidney failure',
  hormone_sensitive_condition: 'you have a hormone-sensitive condition',
  hyperthyroidism: 'you have an over-active thyroid',
  hypothyroidism: 'you have an under-active thyroid',
  immunodeficiency: 'you have a weakened immune system',
  intestinal_obstruction: 'you have a narrowed or blocked bowel',
  organ_transplant: 'you have had an organ transplant',
  peptic_ulcer: 'you have a stomach or duodenal ulcer',
  photosensitivity: 'your skin is sensitive to light',
  pituitary_disorder: 'you have a pituitary disorder',
  progressive_systemic_disease: 'you have a progressive disease of the whole body',
  surgery_planned: 'you have an operation planned within 14 days',
  thyroid_disorder: 'you have a thyroid disorder',
  trying_to_conceive: 'you are trying to conceive',
  viral_fever_under_18: 'you are under 18 and have a fever',
}

const isCondition = (code: string): code is Condition => Object.hasOwn(conditions, code)
const stripBrackets = (text: string) => text.replace(/ \(.*\)$/, '')

/** Returns a condition's name for use after “taken for”, without the part in brackets. */
export const formatCondition = (code: string): string =>
  isCondition(code) ? (conditionNames[code] ?? stripBrackets(conditions[code])) : code

/** Returns a condition as a clause about the reader: `you have diabetes`, `you are trying to conceive`. */
export const formatConditionClause = (code: string): string =>
  (isCondition(code) ? conditionClauses[code] : undefined) ?? `you have ${formatCondition(code)}`
