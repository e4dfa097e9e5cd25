import { familyWords, substanceWords } from './allergen-names.ts'
import { allergyWords } from './allergy-codes.ts'
import type { HerbFacts } from './facts.ts'

type Allergy = { subject: string; herbs: string; herb: Pick<HerbFacts, 'slug'> | undefined }

function lookUpWords(table: Readonly<Record<string, string>>, code: string): string | undefined {
  return Object.hasOwn(table, code) ? table[code] : undefined
}

/**
 * Returns the name of an allergy and the ingredients concerned. For an allergy to an ingredient itself, returns only
 * the ingredient's name.
 */
export function allergyName({ subject, herbs, herb }: Allergy): string {
  if (herb?.slug === subject.replaceAll(' ', '-') || herbs === subject) return herbs
  const family = lookUpWords(familyWords, subject)
  const to = family ? `the ${family}` : (lookUpWords(allergyWords, subject) ?? subject.replaceAll(/[_-]/g, ' '))
  return `${to}${herbs && ` (${herbs})`}`
}

/** Returns the sentences about the plant families and substances in a recipe. `codes` are separated by spaces. */
export function allergenNotice(codes: string): string {
  const named = codes.split(' ')
  const families = named.flatMap((code) => {
    const words = lookUpWords(familyWords, code)
    return words ? [`${code} (${words})`] : []
  })
  const substances = named
    .filter((code) => !Object.hasOwn(familyWords, code))
    .map((code) => lookUpWords(substanceWords, code) ?? code.replaceAll('_', ' '))
  return [
    `Contains plants of these families: ${families.join(', ')}.`,
    ...(substances.length > 0 ? [`It may also affect you if you are allergic to: ${substances.join(', ')}.`] : []),
    'Do not drink it if you are allergic to any of these.',
  ].join(' ')
}
