import { parseTastes } from '../herbs/taste-patterns.ts'
import { resolveExclusions, type IngredientFacts } from '../recipes/exclusions.rules.ts'
import { findExclusionPhrases } from '../wording/exclusion-phrases.ts'
import type { Taste } from './blends.types.ts'

const maxTermWords = 3
const fillerWords = new Set(
  'a an the any too very much more and or nor of in on so at all tea teas herb herbs flavour flavor taste tastes added extra strong really anything thing things root leaf flower seed dried fresh'.split(
    ' ',
  ),
)

/** Unwanted herbs (slugs) and tastes, with the passages of the text that name them. */
type WishExclusions = { herbs: ReadonlySet<string>; tastes: ReadonlySet<Taste>; passages: string[] }

/**
 * Finds unwanted herbs and tastes by the names that the recipe filters accept. When unsure, it excludes too many herbs
 * rather than too few. Never throws.
 */
export function findWishExclusions(text: string, facts: IngredientFacts): WishExclusions {
  const passages = findExclusionPhrases(text)
  const terms = [...new Set(passages.flatMap(listTerms))].slice(0, 60)
  const names = facts.herbs.map(({ commonName }) => commonName)
  const hiddenNames = new Set(terms.length > 0 ? resolveExclusions(terms, names, facts).hidden : [])
  return {
    herbs: new Set(facts.herbs.flatMap(({ commonName, slug }) => (hiddenNames.has(commonName) ? [slug] : []))),
    tastes: parseTastes(text).unwanted,
    passages,
  }
}

/** Returns all sequences of one to three words in each item of a list, without filler words. */
function listTerms(passage: string): string[] {
  return passage.split(/,|\band\b|\bor\b|\bnor\b|\//).flatMap((item) => {
    const words = item.match(/[a-z'-]+/g) ?? []
    return words.flatMap((_, start) =>
      Array.from({ length: maxTermWords }, (__, extraWords) => words.slice(start, start + extraWords + 1)).flatMap(
        (run) =>
          run.some((word) => word.length > 2 && !fillerWords.has(word))
            ? [run.filter((word) => !fillerWords.has(word)).join(' ')]
            : [],
      ),
    )
  })
}

export type { IngredientFacts }
