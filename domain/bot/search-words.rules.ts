import { findPlantsByName } from '../herbs/plant-names.ts'
import type { SafetyFacts } from '../safety/facts.ts'
import { toLowerAscii } from '../text.ts'
import { botTexts } from './bot-texts.ts'

/** Word under which all other searches are counted. */
const otherWord = 'other'

/** Returns the word under which a search is counted: a herb's slug, an ailment's name, or `other`. */
export function classifySearch(facts: SafetyFacts, search: string): string {
  const [plant] = findPlantsByName(facts, search)
  if (plant) return plant.isRestricted ? otherWord : plant.slug
  const words = toLowerAscii(search).match(/\p{L}+/gu) ?? []
  const entry = Object.entries(botTexts.ailments).find(([, { searchPrefixes }]) =>
    searchPrefixes.some((prefix) => words.some((word) => word.startsWith(prefix))),
  )
  return entry?.[0] ?? otherWord
}
