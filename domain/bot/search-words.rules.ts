import type { AilmentName } from '../ailments/ailment-names.ts'
import { findPlantsByName } from '../herbs/plant-names.ts'
import type { SafetyFacts } from '../safety/facts.ts'
import { toLowerAscii } from '../text.ts'

/** Word that counts every search without an ailment or a herb of our own. */
const otherWord = 'other'

/** Beginnings of words that readers use to search for an ailment. */
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

/** Maps a search to the word that it is counted under: the slug of a herb, the name of an ailment, or `other`. */
export function classifySearch(facts: SafetyFacts, search: string): string {
  const [plant] = findPlantsByName(facts, search)
  if (plant) return plant.isRestricted ? otherWord : plant.slug
  const words = toLowerAscii(search).match(/\p{L}+/gu) ?? []
  const entry = ailmentPrefixes.find(([, prefixes]) =>
    prefixes.some((prefix) => words.some((word) => word.startsWith(prefix))),
  )
  return entry?.[0] ?? otherWord
}
