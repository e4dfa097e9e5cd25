import { findRepeatsPerDay } from '#domain/amounts/frequency.ts'
import type { MentionedAmount } from '#domain/amounts/mentioned-amounts.ts'
import { type Plant, getPlantSlug } from '#domain/safety/names.ts'
import { findMentions } from '#domain/safety/plant-mentions.ts'
import { splitTextWords } from '#domain/safety/plant-mentions.ts'
import { type SentenceWithPlants, findMeasuredMention, splitWithPlants } from '#domain/safety/plant-sentences.ts'

import { outOfScope, type Complaint, findComplaints } from './complaints.ts'
import { removeDenials, removeUnwantedSleepiness } from './denials.ts'
import { extractProfile, type ExtractedProfile } from './extracted-profile.ts'
import type { HerbIndex } from './herb-index.ts'
import { createWordRegex, normaliseMessage } from './message-text.ts'
import type { Correction } from './spelling.ts'
import { mentionsStoppingMedicine, type Topic, findTopics } from './topics.ts'

/** Plant name in a message. An ambiguous name has several `plants`. */
export type PlantName = { name: string; plants: Plant[] }

/**
 * Parsed message. `originalText` is the normalised text, and `text` also has corrected names. `unknownPlants` aren't in
 * the catalogue. `kitchen` lists kitchen ingredients.
 */
export type ParsedMessage = {
  originalText: string
  text: string
  corrections: Correction[]
  plants: PlantName[]
  rejectedHerbs: string[]
  kitchen: string[]
  unknownPlants: string[]
  complaints: Complaint[]
  outOfScope: string[]
  topics: Set<Topic>
  person: ExtractedProfile
  amounts: MentionedAmount[]
}

/**
 * Plants that people ask about but the catalogue doesn't contain. Some of these names include a catalogue herb's name.
 */
const unknownPlantPattern = new RegExp(
  createWordRegex(
    `roman chamomile|chamomile roman|lemon myrtle|lemon thyme|blue cornflower|butterfly pea|moringa|matcha|oolong|white tea|pu[- ]?erh|jasmine|saffron|goji|cat's claw|astragalus|reishi|chaga|lion's mane|cordyceps|mushrooms?|milk thistle|saw palmetto|maca|cbd|cannabis|hemp|marijuana|weed|parsley|bay lea(?:f|ves)|lovage|olive leaf|mulberry|pau d'arco|soursop|graviola|neem|guava|noni|kombucha|ashitaba|boldo|bacopa|brahmi|shatavari|triphala|amla|black seed|nigella|garlic|onion|cayenne|chilli|chili|aronia|cranberry|blueberry leaf|strawberry leaf|sea buckthorn|ivy|primrose|evening primrose|cowslip|sweet violet|daisy|chickweed|cleavers|self-?heal|speedwell|eyebright|wood sorrel|marjoram|lemon basil|thai basil|savory|tarragon|chervil|(?<!(?:instead of|in place of|rather than|replac(?:e|ing)|give up|giving up|cut(?:ting)? (?:down on|out)|alternatives? to) (?:my |the |a )?(?:morning |daily |cup of )?)coffee(?! (?:substitute|replacement|alternative))|cocoa|guayusa|yaupon|honeybush|buchu|hoodia|kudzu|magnolia|jujube|white peony|rehmannia|tribulus|yellow dock|sarsaparilla|pine needle\\w*|spruce|fir|cedar|bamboo leaf|lotus|papaya leaf|stevia|acerola|barley|buckwheat|beetroot|celery seed|mustard|horseradish|wasabi|galangal|vanilla leaf|curry leaf|damiana|kanna|blue lotus|wild lettuce|unobtanium`,
  ).source,
  'gu',
)

const unmistakableHerbs = /\b(hops|melissa|rue)\b(?! (?:tea|herb|leaf|cones?))/g
const everydayNames =
  /\b(hops?|rose|melissa|mate|clover|balm|elder|rue|mace|poke|orange|mint)\b(?! (?:tea|herb|leaf|petals?|root|peel|blossom))/g
const unknownNamePattern =
  /\b(?:tell me about|what(?:'s| is| are)|heard of|know(?: anything)? about|info(?:rmation)? on|have you got|do you have|(?:can|may|should) i (?:drink|take|have|use)|how (?:do|can|should) i (?:make|brew|use|take)|about|is|does|drink|drinking|take|use|try|tried) (?:some |the |a |an |any )?([\p{L}'-]{4,}(?: [\p{L}'-]{3,})?) (?:tea|teas|herb|root|leaf|leaves|powder|extract|plant|infusion|bark|flowers?|berries|seeds?)\b|^(?:tell me about|what(?:'s| is| are)|what do you know about|do you know|info on|describe) (?:some |the |a |an |herb |plant )?([\p{L}'-]{4,}(?: [\p{L}'-]{4,})?)[?.! ]*$/gu
const nonPlantWords = createWordRegex(
  'there|both|another|certain|your?|herb|herbs|herbal|tea|teas|this|that|these|those|which|what|some|more|good|best|safe|cup|cups|a|the|my|hot|cold|iced|sweet|strong|weak|caffeine|medicinal|other|many|much|daily|drinking|remed(?:y|ies)|recipes?|it|them|site|website|account|weather|time|capital|news|president|football|meaning|life|love|bitcoin|python|javascript|math\\w*|plant|healing|organic|favou?rite|morning|evening|night|flower|green|black|white|red|every|about|with|using|going|better|okay|made|from|into|want|need|make|drink|like|having|something|anything|difference|temperature|blend|blends|premium|label|journal|cabinet|community|herbi|blood|pressure|you|minty|citrus\\w*|floral|spicy|bitter|earthy|mild|warm|iced|nice|tasty|bedtime|strange|weird|single',
)

export function parseMessage(herbIndex: HerbIndex, message: string): ParsedMessage {
  const originalText = normaliseMessage(message).replace(
    /\bgerman (and|or|vs\.?|versus) roman chamomile\b/,
    'german chamomile $1 roman chamomile',
  )
  const { text, corrections } = herbIndex.correctSpelling(herbIndex.replaceOtherNames(originalText))
  const unknownPlants = [...text.matchAll(unknownPlantPattern)].map(([name]) => name)
  const maskedText = text
    .replaceAll(unknownPlantPattern, (name) => '#'.repeat(name.length))
    .replaceAll(unmistakableHerbs, '$1 herb')
  const mentions = findMentions(herbIndex.index, maskedText, splitTextWords(maskedText))
  const plants = mentions.filter((one) => one.plants.length > 0)
  const allPlants = plants.length > 0 ? plants : findEverydayNames(herbIndex, maskedText)
  const textWithoutNames = removeNames(maskedText, allPlants)
  const textWithoutDenials = removeDenials(textWithoutNames)
  const complaints = findComplaints(removeUnwantedSleepiness(textWithoutNames))
  const rejected = allPlants.filter(({ start }) => isRejected(maskedText.slice(0, start)))
  const accepted = allPlants.filter((one) => !rejected.includes(one))
  const amounts = splitWithPlants(herbIndex.index, text).flatMap(findHerbAmounts)
  return {
    originalText,
    text,
    corrections: corrections.filter(
      ({ correction }) =>
        accepted.some(({ text: name }) => name.includes(correction)) || !herbIndex.isPlant(correction),
    ),
    plants: removeDuplicates(accepted.map(({ text: name, plants }) => ({ name: name.replace(/ herb$/, ''), plants }))),
    rejectedHerbs: rejected.flatMap(({ plants: [plant, ...others] }) =>
      plant && others.length === 0 ? [getPlantSlug(plant)] : [],
    ),
    kitchen: mentions.filter((one) => one.plants.length === 0).map((one) => one.text),
    unknownPlants: [
      ...new Set(
        unknownPlants.length > 0 || accepted.length > 0
          ? unknownPlants
          : findUnknownNames(maskedText, complaints.length > 0),
      ),
    ],
    complaints,
    outOfScope: outOfScope.filter(({ pattern }) => pattern.test(textWithoutNames)).map(({ name }) => name),
    topics: new Set([
      ...findTopics(textWithoutDenials),
      ...(mentionsStoppingMedicine(textWithoutNames) ? (['stopMedicine'] as const) : []),
      ...(accepted.length === 1 &&
      ((amounts.length > 0 && !harvestPattern.test(text)) || findRepeatsPerDay(text) !== undefined)
        ? (['dose'] as const)
        : []),
    ]),
    person: extractProfile(textWithoutDenials, herbIndex.isPlant),
    amounts,
  }
}

/** Matches amounts of a harvest or a stock, which nobody drinks in a day. */
const harvestPattern = /\b(?:kilos?|kg|kilograms?|sacks?|buckets?|armfuls?)\b/

/** Returns the amounts in a sentence that may belong to a herb, unlike "a glass of red wine". */
const findHerbAmounts = (sentence: SentenceWithPlants): MentionedAmount[] =>
  sentence.amounts.filter(
    (amount) =>
      !amount.isKitchen && (sentence.mentions.length === 0 || findMeasuredMention(sentence, amount) !== undefined),
  )

/** True when the words before a plant name reject the plant, as in "I hate". */
const isRejected = (before: string) =>
  /(?:nothing with|(?:i )?(?:have|got) no|(?:haven't|don't have|have not) (?:got )?(?:any)?|can(?:'t|not) (?:stand|bear|drink|have)|(?:don't|do not) (?:like|want|care for)|hate|dislike|without|except(?: for)?|other than|apart from|anything but|instead of|besides|leav(?:e|ing) out|dropp(?:ed|ing)|minus|not fond of|tired of|sick of|but (?:not|no)|and no|(?:(?:is|are)(?:n't| not))|(?:^|[,;:-] ?)not|(?:^|[ ,;:-])no) (?:any |the |the (?:taste|smell) of |taking |drinking )?$/.test(
    before,
  )

/** Finds herbs with everyday names. On this site, "tell me about hops" means the plant. */
function findEverydayNames(herbIndex: HerbIndex, text: string) {
  const explicitText = text.replaceAll(everydayNames, '$1 herb')
  if (explicitText === text || splitTextWords(text).length > 14) return []
  return findMentions(herbIndex.index, explicitText, splitTextWords(explicitText)).filter(
    ({ plants }) => plants.length > 0,
  )
}

const removeNames = (text: string, mentions: readonly { text: string }[]) =>
  mentions.reduce((remaining, { text: name }) => (name.length > 3 ? remaining.replaceAll(name, 'it') : remaining), text)

function removeDuplicates(mentions: PlantName[]): PlantName[] {
  const byPlants = new Map<string, PlantName>()
  for (const one of mentions) {
    const key = one.plants.map((plant) => (plant.kind === 'herb' ? plant.herb.slug : plant.plant.slug)).join(' ')
    if (!byPlants.has(key)) byPlants.set(key, one)
  }
  return [...byPlants.values()]
}

function findUnknownNames(text: string, hasComplaint: boolean): string[] {
  if (hasComplaint) return []
  return [...text.matchAll(unknownNamePattern)]
    .map((match) => (match[1] ?? match[2] ?? '').trim())
    .filter((name) => name !== '' && !nonPlantWords.test(name) && findTopics(name).size === 0)
    .slice(0, 2)
}
