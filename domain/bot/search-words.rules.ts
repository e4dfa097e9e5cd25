import type { AilmentName } from '../ailments/ailment-names.ts'
import { findPlantsByName } from '../herbs/plant-names.ts'
import type { SafetyFacts } from '../safety/facts.ts'
import { toLowerAscii } from '../text.ts'

/** Word under which all other searches are counted. */
const otherWord = 'other'

const ailmentPrefixes: readonly (readonly [AilmentName, readonly string[]])[] = [
  ['Headaches & Migraines', ['headache', 'migraine']],
  [
    'Digestive Issues',
    ['digest', 'stomach', 'bloat', 'nausea', 'indigest', 'belly', 'tummy', 'constipat', 'heartburn'],
  ],
  ['Sleep Problems', ['sleep', 'insomnia', 'bedtime', 'restless']],
  ['Stress & Anxiety', ['stress', 'anxi', 'nervous', 'calm', 'relax', 'worry']],
  ['Cold & Flu', ['cold', 'flu', 'cough', 'throat', 'fever', 'sinus', 'catarrh']],
  ['Inflammation', ['inflam', 'arthrit', 'joint', 'rheumat', 'swell', 'swollen']],
  ['Energy & Focus', ['energy', 'focus', 'tired', 'fatigue', 'concentrat', 'awake']],
  ["Women's Health", ['period', 'menstru', 'menopaus', 'cramp', 'pms', 'women']],
]

/** Returns the word under which a search is counted: a herb's slug, an ailment's name, or `other`. */
export function classifySearch(facts: SafetyFacts, search: string): string {
  const [plant] = findPlantsByName(facts, search)
  if (plant) return plant.isRestricted ? otherWord : plant.slug
  const words = toLowerAscii(search).match(/\p{L}+/gu) ?? []
  const entry = ailmentPrefixes.find(([, prefixes]) =>
    prefixes.some((prefix) => words.some((word) => word.startsWith(prefix))),
  )
  return entry?.[0] ?? otherWord
}
