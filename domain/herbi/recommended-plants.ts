import type { AnyMeasure } from '../amounts/units.ts'
import { listSingulars } from '../nouns.ts'
import type { Finding } from '../safety/findings.ts'
import type { NameIndex } from '../safety/names.ts'
import { resolveName } from '../safety/names.ts'
import type { SentenceWithPlants } from '../safety/plant-sentences.ts'

const praisePattern =
  /\b(?:try|tries|tried|recommend\w*|suggest\w*|advis\w+ you to|help(?:s|ful|ed|ing)?|good|great|best|ideal|perfect|fine|ok|okay|safe\w*|harmless|gentle|effective|powerful|popular|use[sd]?|useful|using|lovely|sooth\w+|calm\w*|relie\w+|reliev\w+|work(?:s|ed)|choose|pick|add(?:s|ed|ing)?|mix\w*|combin\w+|blend\w*|have|enjoy|consider|go for|reach for|worth|wonderful|excellent|remed(?:y|ies)|allowed|legal|get some|buy|order|grow|gather|forage)\b/giu
const denialPattern =
  /(?:\b(?:not|never|no|nor|cannot|without|avoid\w*|against|refus\w+|instead of|rather than|in place of|nobody|nothing|too)\b|n['’]t\b)[^.,;:!?]{0,24}$/iu

const mixPattern =
  /\b(?:mix\w*|combin\w+(?! (?:oral |hormonal )?(?:contracepti|pill))|blend\w*|brew\w*|steep\w*|infus\w+|pair\w*|stir\w*|add(?:s|ed|ing)?|together|in one cup|in the same cup|drink|take)\b/giu

const matchesUndenied = (pattern: RegExp, text: string) =>
  [...text.matchAll(pattern)].some(({ index }) => !denialPattern.test(text.slice(Math.max(0, index - 60), index)))

export const isPraise = (text: string): boolean => matchesUndenied(praisePattern, text)

export const isMixing = (text: string): boolean => matchesUndenied(mixPattern, text)

/** True when a sentence contains a denial or a warning, or says to get help after swallowing something. */
export const isDenied = (text: string): boolean =>
  /\b(?:not|never|no|avoid|leave|nor|cannot)\b|n['’]t\b/i.test(text) ||
  (/\bif \w+ (?:has|have) (?:already )?(?:swallowed|taken|drunk|eaten)\b/i.test(text) &&
    /\b(?:call|doctor|hospital)\b/i.test(text))

export const backReference = /\b(?:it|them|both|these|those|this|that|all (?:three|four|of))\b/i

/** Measures of a dry ingredient. */
const dryMeasures: ReadonlySet<AnyMeasure> = new Set<AnyMeasure>(['gram', 'teaspoon', 'pinch'])
const handfulPattern = /\b(?:hand|fist)fuls?$/i
const nameAfterAmount =
  /^\.?\s+(?:of\s+)?(?:(?:the|dried|fresh|ground|chopped|crushed|whole|loose|organic|good|your|dark|brown|light|runny)\s+)*(\p{L}[\p{L}'-]*(?:\s+\p{L}[\p{L}'-]*){0,2})/iu
const nonPlantWords =
  /^(?:of|per|a|an|the|in|into|to|for|and|or|each|every|daily|at|is|are|was|with|within|if|as|on|once|twice|three|two|up|before|after|when|while|you|it|than|more|less|maximum|max|most|altogether|together|total|by|from|that|which|only|this|these|those|them|herbs?|teas?|leaf|leaves|root|roots|flowers?|seeds?|bark|berries|fruit|plant|material|blend|mixture|mix|water|dried|fresh|cold|hot|warm|boiling|caffeine|spoon|cups?|sugar|syrup|measured|steeped|brewed|infused|simmered|boiled|can|may|should|will|do|does|not|but|so|because|since|about|around|between|times?|stirred|over|either|any)\b/iu

/**
 * Returns an ingredient with an amount that is neither a known plant nor a kitchen ingredient; undefined if there is
 * none.
 */
export function findUnknownIngredient(index: NameIndex, sentence: SentenceWithPlants): string | undefined {
  const { text, start, amounts } = sentence
  for (const { measure, end } of amounts) {
    if (!dryMeasures.has(measure) && !handfulPattern.test(text.slice(0, end - start))) continue
    const [, phrase = ''] = nameAfterAmount.exec(text.slice(end - start)) ?? []
    if (phrase === '' || nonPlantWords.test(phrase)) continue
    const words = phrase.split(/\s+/)
    const names = words.map((_, index) => words.slice(0, index + 1).join(' '))
    const isKnown = [...names, ...names.flatMap(listSingulars)].some((name) => {
      const { kind } = resolveName(index, name)
      return kind === 'plants' || kind === 'safe'
    })
    if (!isKnown) return words.filter((word) => !nonPlantWords.test(word)).join(' ')
  }
  return undefined
}

const oilPattern = /\b(?:essential oils?|oils?|tinctures?|extracts?|resins?)\b/i
const takePattern = /\b(?:drops?|drink|take|swallow|ingest|add|put|ml|millilit(?:re|er)s?|teaspoons?|by mouth)\b/giu

/** Returns a plant oil or extract that a sentence recommends taking; undefined if there is none. */
export function findRecommendedExtract({ text, mentions }: SentenceWithPlants): string | undefined {
  const extract = oilPattern.exec(text)?.[0]
  if (extract === undefined || !mentions.some(({ plants }) => plants.length > 0)) return undefined
  return matchesUndenied(takePattern, text) ? extract.toLowerCase() : undefined
}

export const joinFindings = (findings: readonly Finding[], writeFinding: (finding: Finding) => string): string =>
  [...new Set(findings.map(writeFinding))].slice(0, 3).join(' ')
