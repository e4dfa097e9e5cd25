import { tastesIn } from '../herbs/taste-words.ts'
import { exclusionsIn, type IngredientFacts } from '../recipes/exclusions.rules.ts'
import { leftOutPassages } from '../wording/left-out.ts'
import type { Taste } from './blends.types.ts'

const wordsMax = 3
const notNames = new Set(
  'a an the any too very much more and or nor of in on so at all tea teas herb herbs flavour flavor taste tastes added extra strong really anything thing things root leaf flower seed dried fresh'.split(
    ' ',
  ),
)

/** What a text leaves out: herbs by their slugs, tastes, and the words that meant them. */
type LeftOut = { herbs: ReadonlySet<string>; tastes: ReadonlySet<Taste>; passages: string[] }

/**
 * What a text does not want, in the names that filters of remedies know as well: herbs, families, caffeine. Rather a herb too
 * much is left out than one too few. Total.
 */
export function leftOutIn(text: string, facts: IngredientFacts): LeftOut {
  const passages = leftOutPassages(text)
  const terms = [...new Set(passages.flatMap(termsOf))].slice(0, 60)
  const names = facts.herbs.map(({ commonName }) => commonName)
  const hidden = new Set(terms.length > 0 ? exclusionsIn(terms, names, facts).hidden : [])
  return {
    herbs: new Set(facts.herbs.flatMap(({ commonName, slug }) => (hidden.has(commonName) ? [slug] : []))),
    tastes: tastesIn(text).unwanted,
    passages,
  }
}

/** Every run of up to three words of a list. */
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
