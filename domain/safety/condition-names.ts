import { conditions } from './conditions.ts'

/** Conditions whose name in the vocabulary does not continue "you have". */
const inSentences: Record<string, string> = {
  surgery_planned: 'an operation planned within 14 days',
  trying_to_conceive: 'a wish to conceive',
  cancer_active: 'a cancer that is being treated',
  heart_disease: 'a heart disease',
  celiac_disease: 'coeliac disease',
}

/** A condition in words that continue "you have"; what stands in brackets in the vocabulary is left out. */
export function conditionNames(code: string): string {
  const words = inSentences[code] ?? Object.entries(conditions).find(([known]) => known === code)?.[1] ?? code
  return words.replace(/ \(.*\)$/, '')
}
