import type { MentionedAmount } from '../amounts/mentioned-amounts.ts'
import type { SentenceWithPlants } from './plant-sentences.ts'

const drinkingKeys =
  /^(?:teas?|tisanes?|brew(?:s|ed|ing|er)?|drink(?:s|ing|able)?|drank|drunk|tak(?:e|es|en|ing)|took|infus(?:e|es|ed|ing|ions?)|steep(?:s|ed|ing)?|sip(?:s|ped|ping)?|swallow(?:s|ed|ing)?|decoct(?:s|ed|ing|ions?)?|eat(?:s|en|ing)?|ate|chew(?:s|ed|ing)?|ingest(?:s|ed|ing)?|dos(?:e|es|age|ages|ed|ing)|cuppas?)$/

/** True for a sentence with a word about tea, drinking or eating. */
export const mentionsDrinking = ({ words }: Pick<SentenceWithPlants, 'words'>): boolean =>
  words.some(({ key }) => drinkingKeys.test(key))

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
export const isStockDrunk = (previous: SentenceWithPlants, current: SentenceWithPlants): boolean =>
  current.amounts.length === 0 &&
  isAboutStock(previous.text) &&
  (buyingWords.test(previous.text) || completeWords.test(current.text))

const otherUses = new RegExp(
  [
    String.raw`(?<!\b(?:after|before|since) (?:(?:a|an|my|the|his|her|your|our) )?(?:\w+ )?)\b(?:foot ?)?bath(?:s|ing|water)?\b`,
    String.raw`\b(?:vases?|bouquets?|wreaths?|garlands?|pillows?|cushions?|pot ?pourri|soaps?|candles?|incense|moths?|wardrobes?|linen|laundry|dye\w*)\b`,
    String.raw`\b(?:compost\w*|mulch\w*|manure|fertili[sz]\w+|sow(?:s|n|ed|ing)?|seedlings?|spray\w*|lawn|greenhouse|tomato(?:es)?)\b`,
    String.raw`\bwater(?:s|ed|ing)? (?:the|my|our|his|her|your) (?:\w+ )?(?:roses?|plants?|flowers?|garden|beds?|vegetables|beans)\b`,
    String.raw`\b(?:chickens?|hens?|horses?|pon(?:y|ies)|goats?|rabbits?|sheep|cows?|cattle)\b`,
    String.raw`\b(?:hair|shampoo\w*|facials?|poultices?|compress(?:es)?|salves?|ointments?|lotions?|gargl\w*|mouthwash|rins(?:e|es|ed|ing)|dab\w*|inhal\w*)\b`,
    String.raw`\bwash(?:es|ed|ing)?\b(?! (?:\w+ )?down)`,
    String.raw`\b(?:soak(?:s|ed|ing)?|steam(?:s|ed|ing)?) (?:my|the|his|her|your) (?:\w+ )?(?:feet|foot|hands?|face|skin|sheets)\b`,
  ].join('|'),
  'i',
)
const swallowingWords =
  /\b(?:drink\w*|dr[au]nk|sip\w*|swallow\w*|eat(?:s|en|ing)?|ate|chew\w*|ingest\w*|dos(?:e|es|age)|by mouth|ha(?:d|ve|s|ving) (?:\w+ ){0,2}(?:cups?|mugs?|pots?|glass(?:es)?))\b|(?<=[^\s]\s)(?<!\bit )\b(?:tak(?:e|es|en|ing)|took)\b(?! (?:a|my|his|her|their) (?:\w+ )?bath)|\b(?:in|into|to|with) (?:my|a|the|your|his|her|each|every|one) (?:\w+ )?(?:tea|cup|mug|teapot|drink)\b/i

/** True when a sentence is about a bath, the garden, animals, skin or decoration, and nothing in it is swallowed. */
export const isOtherUse = (text: string): boolean => otherUses.test(text) && !swallowingWords.test(text)

const drinkingClause =
  /(?:[,;:–]| and| but| so| then| which)\s+(?:(?:i|we|you|she|he|they) )?(?:(?:now|then|also|just|only|still|usually) )?(?:drink|drank|sip|take|took|have|had|brew|steep|use)\w*\b/i

type Purpose = 'drink' | 'stock' | 'other'

/**
 * Creates a function that returns what an amount of the sentence is for. A later clause with an amount of its own, such
 * as “and drink a cup a day”, says nothing about an amount before it.
 */
export function createPurposeFinder({
  text,
  start,
  amounts,
}: SentenceWithPlants): (amount: MentionedAmount) => Purpose {
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
