import type { MentionedAmount } from '../amounts/mentioned-amounts.ts'
import { isExternalUse, mentionsSwallowing } from './external-uses.ts'
import type { SentenceWithPlants } from './plant-sentences.ts'
import type { Purpose, TextUses } from './text-findings.ts'

const buyingWords =
  /\b(?:b(?:uy|uys|ought|uying)|order(?:s|ed|ing)?|paid|pays?|paying|costs?|s(?:old|ells?|elling)|shipped|delivered|harvest(?:s|ed|ing)?|pick(?:s|ed|ing)|gather(?:s|ed|ing)?|forag(?:es?|ed|ing)|stor(?:es?|ed|ing))\b/i
const placeWords =
  /(?<!\b(?:from|out of) (?:the|a|my|our|that|this) (?:\w+ )?)\b(?:cupboards?|larders?|pantry|shel(?:f|ves)|jars?|tins?|racks?|drawers?|attic|loft|freezers?|fridge|cellar|shed|stock|supply|supplies|stash|packets?|packs?|parcels?|deliver(?:y|ies)|shipments?|crops?|left(?:over)?|market|shop|gardens?|allotments?|balcony|plant(?:s|ed|ing)|gr(?:ow|ows|ew|owing)|by the kilo|gifts?|presents?|christmas|birthday|hang(?:s|ing)?|hung)\b/i
/** Words that a sentence about stock may contain too: “I have 200 g in a jar”. */
const havingWords = 'ha(?:s|ve|d|ving)|giv(?:e|en|ing)|gave|put(?:s|ting)?|mak(?:e|es|ing)|made'
const usingWords =
  'drink\\w*|dr[au]nk|sip\\w*|swallow\\w*|brew\\w*|steep\\w*|infus\\w*|eat\\w*|ate|chew\\w*|boil\\w*|simmer\\w*|decoct\\w*|dos(?:e|es|age|ed|ing)|tak(?:e|es|en|ing)|took|us(?:e|es|ed|ing)|tr(?:y|ies|ied|ying)|add(?:s|ed|ing)?|mix\\w*|stir\\w*|blend\\w*|finish\\w*|consum\\w*|ingest\\w*|cups?|mugs?|(?:tea)?pots?|baths?|water|kettle|\\w*spoon\\w*|tsp|tbsp|pinch\\w*|handfuls?|servings?|capsules?|per|times|once|twice|daily|days?|hour\\w*|hourly|morning\\w*|noon|afternoon\\w*|evening\\w*|night\\w*|meals?|every|each|gone|sons?|daughters?|child(?:ren)?|kids?|bab(?:y|ies)|toddlers?'
const using = new RegExp(`\\b(?:${usingWords})\\b`, 'i')
const usingOrHaving = new RegExp(`\\b(?:${usingWords}|${havingWords})\\b`, 'i')

/** True when a sentence is only about buying, gathering or storing, so that its amounts are not doses. */
const isAboutStock = (text: string) =>
  (buyingWords.test(text) && !usingOrHaving.test(text)) || (placeWords.test(text) && !using.test(text))

const completeWords = /\b(?:all|whole|everything|the lot|at once|in one go|finish\w*)\b/i

/** True when a sentence says that the amount which the sentence before it only bought or stored was drunk. */
const isStockDrunk = (previous: SentenceWithPlants, current: SentenceWithPlants): boolean =>
  current.amounts.length === 0 &&
  isAboutStock(previous.text) &&
  (buyingWords.test(previous.text) || completeWords.test(current.text))

const otherUses = new RegExp(
  [
    String.raw`\b(?:vases?|bouquets?|wreaths?|garlands?|pillows?|cushions?|pot ?pourri|soaps?|candles?|incense|moths?|wardrobes?|linen|laundry|dye\w*)\b`,
    String.raw`\b(?:compost\w*|mulch\w*|manure|fertili[sz]\w+|sow(?:s|n|ed|ing)?|seedlings?|spray\w*|lawn|greenhouse|tomato(?:es)?)\b`,
    String.raw`\bwater(?:s|ed|ing)? (?:the|my|our|his|her|your) (?:\w+ )?(?:roses?|plants?|flowers?|garden|beds?|vegetables|beans)\b`,
    String.raw`\b(?:chickens?|hens?|horses?|pon(?:y|ies)|goats?|rabbits?|sheep|cows?|cattle)\b`,
  ].join('|'),
  'i',
)

/** True when a sentence is about a bath, the garden, animals, skin or decoration, and nothing in it is swallowed. */
const isOtherUse = (text: string): boolean => isExternalUse(text) || (otherUses.test(text) && !mentionsSwallowing(text))

const drinkingClause =
  /(?:[,;:–]| and| but| so| then| which)\s+(?:(?:i|we|you|she|he|they) )?(?:(?:now|then|also|just|only|still|usually) )?(?:drink|drank|sip|take|took|have|had|brew|steep|use)\w*\b/i

/**
 * Creates a function that returns what an amount of the sentence is for. A later clause with an amount of its own, such
 * as “and drink a cup a day”, says nothing about an amount before it.
 */
function createPurposeFinder({ text, start, amounts }: SentenceWithPlants): (amount: MentionedAmount) => Purpose {
  const sentencePurpose = findPurpose(text)
  const clause = sentencePurpose === 'drink' ? drinkingClause.exec(text) : null
  const clauseStart = start + (clause?.index ?? 0)
  if (!clause || !amounts.some((amount) => amount.start > clauseStart)) return () => sentencePurpose
  const purposeBefore = findPurpose(text.slice(0, clause.index))
  return (amount) => (amount.start < clauseStart ? purposeBefore : sentencePurpose)
}

function findPurpose(text: string): Purpose {
  if (isOtherUse(text)) return 'other'
  return isAboutStock(text) ? 'stock' : 'drink'
}

/** Uses in members' texts, which may also be about stock, the garden and the house. */
export const memberUses: TextUses = { createPurposeFinder, isOtherUse, isStockDrunk }
