import { tastesIn } from '../herbs/taste-words.ts'
import { exclusionsIn, type IngredientFacts } from '../recipes/exclusions.rules.ts'
import { exclusionPhrases } from '../wording/exclusion-phrases.ts'
import type { Taste } from './blends.types.ts'

const wordsMax = 3
const notNames = new Set(
  'a an the any too very much more and or nor of in on so at all tea teas herb herbs flavour flavor taste tastes added extra strong really anything thing things root leaf flower seed dried fresh'.split(
    ' ',
  ),
)

/** Unwanted herbs and tastes, with the passages of the text that name them. */
type LeftOut = { herbs: ReadonlySet<string>; tastes: ReadonlySet<Taste>; passages: string[] }

/**
 * Finds unwanted herbs and tastes by the names that the recipe filters know: herbs, families and caffeine. When unsure,
 * it excludes too many herbs rather than too few. Never throws.
 */
export function leftOutIn(text: string, facts: IngredientFacts): LeftOut {
  const passages = exclusionPhrases(text)
  const terms = [...new Set(passages.flatMap(termsOf))].slice(0, 60)
  const names = facts.herbs.map(({ commonName }) => commonName)
  const hidden = new Set(terms.length > 0 ? exclusionsIn(terms, names, facts).hidden : [])
  return {
    herbs: new Set(facts.herbs.flatMap(({ commonName, slug }) => (hidden.has(commonName) ? [slug] : []))),
    tastes: tastesIn(text).unwanted,
    passages,
  }
}

/** Returns all runs of one to three consecutive words from each item of a list, without filler words. */
function termsOf(passage: string): string[] {
  return passage.split(/,|\band\b|\bor\b|\bnor\b|\//).flatMap((part) => {
    const words = part.match(/[a-z'-]+/g) ?? []
    return words.flatMap((_, from) =>
      Array.from({ length: wordsMax }, (__, more) => words.slice(from, from + more + 1)).flatMap((run) =>
        run.some((word) => word.length > 2 && !notNames.has(word))
          ? [run.filter((word) => !notNames.has(word)).join(' ')]
          : [],
      ),
    )
  })
}

export type { IngredientFacts }
