import { familyNames, substanceNames } from './allergen-names.ts'
import { allergyNames } from './allergy-codes.ts'
import type { HerbFacts } from './facts.ts'

type Allergy = { subject: string; herbs: string; herb: Pick<HerbFacts, 'slug'> | undefined }

function lookUpName(table: Readonly<Record<string, string>>, code: string): string | undefined {
  return Object.hasOwn(table, code) ? table[code] : undefined
}

/**
 * Returns the allergy's name with the ingredients concerned. An allergy to an ingredient itself returns only the
 * ingredient's name.
 */
export function formatAllergy({ subject, herbs, herb }: Allergy): string {
  if (herb?.slug === subject.replaceAll(' ', '-') || herbs === subject) return herbs
  const family = lookUpName(familyNames, subject)
  const allergen = family ? `the ${family}` : (lookUpName(allergyNames, subject) ?? subject.replaceAll(/[_-]/g, ' '))
  return `${allergen}${herbs && ` (${herbs})`}`
}

/** Returns sentences about the plant families and substances in a recipe. `codes` is a list separated by spaces. */
export function writeAllergenNotice(codes: string): string {
  const codeList = codes.split(' ')
  const families = codeList.flatMap((code) => {
    const name = lookUpName(familyNames, code)
    return name ? [`${code} (${name})`] : []
  })
  const substances = codeList
    .filter((code) => !Object.hasOwn(familyNames, code))
    .map((code) => lookUpName(substanceNames, code) ?? code.replaceAll('_', ' '))
  return [
    `Contains plants of these families: ${families.join(', ')}.`,
    ...(substances.length > 0 ? [`It may also affect you if you are allergic to: ${substances.join(', ')}.`] : []),
    'Do not drink it if you are allergic to any of these.',
  ].join(' ')
}
