import { exclusionsIn, type IngredientFacts } from '../recipes/exclusions.rules.ts'
import { plainText } from '../wording/sentences.ts'
import { tasteWords } from './aims.ts'
import type { Taste } from './blends.types.ts'

const negating =
  /\b(?:no|not|without|avoid(?:ing)?|except(?: for)?|hate|dislike|detest|cannot stand|can't stand|can't have|cannot have|(?:do not|don't|dont|doesn't) (?:like|want|drink|tolerate)|allergic to|allergy to|allergies to|intolerant to|sensitive to|leave out|skip|minus|free (?:of|from)|nothing with|nothing|(?:can't|cannot) (?:drink|take|eat|stomach)|anything but|rather not)\s+([^.;:!?\n]+)/g
const freeFrom = /\b([a-z]+)[- ]free\b|\b(decaf)\w*/g
/** Where what is left out ends within a clause. */
const listEnd =
  /\b(?:but|because|so|please|for|to|when|while|since|as|though|at|i|my|it|that|which|should|would|with|something)\b.*$/
const wordsMax = 3
const notNames = new Set(
  'a an the any too very much more and or nor of in on so at all tea teas herb herbs flavour flavor taste tastes added extra strong really anything thing things root leaf flower seed dried fresh'.split(
    ' ',
  ),
)

/** What a text leaves out: herbs by their slugs, tastes, and the words that meant them. */
export type LeftOut = { herbs: ReadonlySet<string>; tastes: ReadonlySet<Taste>; passages: string[] }

/**
 * What a text does not want, in the names that filters of remedies know as well: herbs, families, caffeine. Rather a herb too
 * much is left out than one too few. Total.
 */
export function leftOutIn(text: string, facts: IngredientFacts): LeftOut {
  const plain = plainText(text).replaceAll(/\s+/g, ' ')
  const passages = [
    ...[...plain.matchAll(negating)].map((match) => (match[1] ?? '').replace(listEnd, '')),
    ...[...plain.matchAll(freeFrom)].map((match) => (match[2] ? 'caffeine' : (match[1] ?? ''))),
  ]
  const terms = [...new Set(passages.flatMap(termsOf))].slice(0, 60)
  const names = facts.herbs.map(({ commonName }) => commonName)
  const hidden = new Set(terms.length > 0 ? exclusionsIn(terms, names, facts).hidden : [])
  return {
    herbs: new Set(facts.herbs.flatMap(({ commonName, slug }) => (hidden.has(commonName) ? [slug] : []))),
    tastes: new Set(
      tasteWords.flatMap(([taste, pattern]) => (passages.some((passage) => pattern.test(passage)) ? [taste] : [])),
    ),
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
