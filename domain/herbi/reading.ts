import { findMeasuredMention } from '#domain/safety/measured-mention.ts'
import { type Plant, plantSlug } from '#domain/safety/names.ts'
import { type SentenceWithPlants, splitWithPlants } from '#domain/safety/naming-sentences.ts'
import { findMentions } from '#domain/safety/plant-mentions.ts'
import type { Quantity } from '#domain/safety/quantities.ts'
import { splitTextWords } from '#domain/safety/text-words.ts'
import { findRepeatsPerDay } from '#domain/safety/times-a-day.ts'

import { outOfScope, type Complaint, complaintsIn } from './complaints.ts'
import { withoutDenials } from './denied-words.ts'
import { extractProfile, type ExtractedProfile } from './extracted-profile.ts'
import type { HerbIndex } from './herb-index.ts'
import { wordRegex, readable } from './question-text.ts'
import type { Correction } from './spelling.ts'
import { isLeavingMedicine, type Topic, topicsIn } from './topics.ts'

/** Plant name in a message. Several `plants` mean that the name is ambiguous. */
export type PlantName = { name: string; plants: Plant[] }

/**
 * Result of reading one message: as `written`, and as `text` with corrected names. `unknownPlants` are plants that
 * we don't know; `kitchen` are kitchen ingredients.
 */
export type Reading = {
  written: string
  text: string
  corrections: Correction[]
  plants: PlantName[]
  /** Slugs of herbs that the message rejects, so that they aren't its subject. */
  unwanted: string[]
  kitchen: string[]
  unknownPlants: string[]
  complaints: Complaint[]
  outOfScope: string[]
  topics: Set<Topic>
  person: ExtractedProfile
  amounts: Quantity[]
}

/**
 * Plants that people ask for and the catalogue doesn't contain. Some of these names include the name of a catalogue
 * herb.
 */
const unknownPlantPattern = new RegExp(
  wordRegex(
    `roman chamomile|chamomile roman|lemon myrtle|lemon thyme|blue cornflower|butterfly pea|moringa|matcha|oolong|white tea|pu[- ]?erh|jasmine|saffron|goji|cat's claw|astragalus|reishi|chaga|lion's mane|cordyceps|mushrooms?|milk thistle|saw palmetto|maca|cbd|cannabis|hemp|marijuana|weed|parsley|bay lea(?:f|ves)|lovage|olive leaf|mulberry|pau d'arco|soursop|graviola|neem|guava|noni|kombucha|ashitaba|boldo|bacopa|brahmi|shatavari|triphala|amla|black seed|nigella|garlic|onion|cayenne|chilli|chili|aronia|cranberry|blueberry leaf|strawberry leaf|sea buckthorn|ivy|primrose|evening primrose|cowslip|sweet violet|daisy|chickweed|cleavers|self-?heal|speedwell|eyebright|wood sorrel|marjoram|lemon basil|thai basil|savory|tarragon|chervil|(?<!(?:instead of|in place of|rather than|replac(?:e|ing)|give up|giving up|cut(?:ting)? (?:down on|out)|alternatives? to) (?:my |the |a )?(?:morning |daily |cup of )?)coffee(?! (?:substitute|replacement|alternative))|cocoa|guayusa|yaupon|honeybush|buchu|hoodia|kudzu|magnolia|jujube|white peony|rehmannia|tribulus|yellow dock|sarsaparilla|pine needle\\w*|spruce|fir|cedar|bamboo leaf|lotus|papaya leaf|stevia|acerola|barley|buckwheat|beetroot|celery seed|mustard|horseradish|wasabi|galangal|vanilla leaf|curry leaf|damiana|kanna|blue lotus|wild lettuce|unobtanium`,
  ).source,
  'gu',
)

const unmistakableHerbs = /\b(hops|melissa|rue)\b(?! (?:tea|herb|leaf|cones?))/g
const everydayNames =
  /\b(hops?|rose|melissa|mate|clover|balm|elder|rue|mace|poke|orange|mint)\b(?! (?:tea|herb|leaf|petals?|root|peel|blossom))/g
const unknownNamePattern =
  /\b(?:tell me about|what(?:'s| is| are)|heard of|know(?: anything)? about|info(?:rmation)? on|have you got|do you have|(?:can|may|should) i (?:drink|take|have|use)|how (?:do|can|should) i (?:make|brew|use|take)|about|is|does|drink|drinking|take|use|try|tried) (?:some |the |a |an |any )?([\p{L}'-]{4,}(?: [\p{L}'-]{3,})?) (?:tea|teas|herb|root|leaf|leaves|powder|extract|plant|infusion|bark|flowers?|berries|seeds?)\b|^(?:tell me about|what(?:'s| is| are)|what do you know about|do you know|info on|describe) (?:some |the |a |an |herb |plant )?([\p{L}'-]{4,}(?: [\p{L}'-]{4,})?)[?.! ]*$/gu
const notPlants = wordRegex(
  'there|both|another|certain|your?|herb|herbs|herbal|tea|teas|this|that|these|those|which|what|some|more|good|best|safe|cup|cups|a|the|my|hot|cold|iced|sweet|strong|weak|caffeine|medicinal|other|many|much|daily|drinking|remed(?:y|ies)|recipes?|it|them|site|website|account|weather|time|capital|news|president|football|meaning|life|love|bitcoin|python|javascript|math\\w*|plant|healing|organic|favou?rite|morning|evening|night|flower|green|black|white|red|every|about|with|using|going|better|okay|made|from|into|want|need|make|drink|like|having|something|anything|difference|temperature|blend|blends|premium|label|journal|cabinet|community|herbi|blood|pressure|you|minty|citrus\\w*|floral|spicy|bitter|earthy|mild|warm|iced|nice|tasty|bedtime|strange|weird|single',
)

/** Reads a message with the plants and names of the index. */
export function readMessage(herbIndex: HerbIndex, message: string): Reading {
  const written = readable(message).replace(
    /\bgerman (and|or|vs\.?|versus) roman chamomile\b/,
    'german chamomile $1 roman chamomile',
  )
  const { text, corrections } = herbIndex.spell(written)
  const unknown = [...text.matchAll(unknownPlantPattern)].map(([name]) => name)
  const masked = text
    .replaceAll(unknownPlantPattern, (name) => '#'.repeat(name.length))
    .replaceAll(unmistakableHerbs, '$1 herb')
  const named = findMentions(herbIndex.index, masked, splitTextWords(masked))
  const plants = named.filter((one) => one.plants.length > 0)
  const all = plants.length > 0 ? plants : findEverydayNames(herbIndex, masked)
  const textWithoutNames = withoutNames(masked, all)
  const undenied = withoutDenials(textWithoutNames)
  const complaints = complaintsIn(textWithoutNames)
  const rejected = complaints.length > 0 ? all.filter(({ start }) => isRejected(masked.slice(0, start))) : []
  const accepted = all.filter((one) => !rejected.includes(one))
  const amounts = splitWithPlants(herbIndex.index, text).flatMap(herbAmounts)
  return {
    written,
    text,
    corrections: corrections.filter(
      ({ meant }) => accepted.some(({ text: name }) => name.includes(meant)) || !herbIndex.isPlant(meant),
    ),
    plants: distinct(accepted.map(({ text: name, plants }) => ({ name: name.replace(/ herb$/, ''), plants }))),
    unwanted: rejected.flatMap(({ plants: [plant, ...others] }) =>
      plant && others.length === 0 ? [plantSlug(plant)] : [],
    ),
    kitchen: named.filter((one) => one.plants.length === 0).map((one) => one.text),
    unknownPlants: [
      ...new Set(unknown.length > 0 || accepted.length > 0 ? unknown : findUnknownNames(masked, complaints.length > 0)),
    ],
    complaints,
    outOfScope: outOfScope.filter(({ pattern }) => pattern.test(textWithoutNames)).map(({ name }) => name),
    topics: new Set([
      ...topicsIn(undenied),
      ...(isLeavingMedicine(textWithoutNames) ? (['stopMedicine'] as const) : []),
      ...(accepted.length === 1 && (amounts.length > 0 || findRepeatsPerDay(text) !== undefined)
        ? (['dose'] as const)
        : []),
    ]),
    person: extractProfile(undenied, herbIndex.isPlant),
    amounts,
  }
}

/** Returns the amounts in a sentence that may belong to a herb; "a glass of red wine" does not. */
const herbAmounts = (sentence: SentenceWithPlants): Quantity[] =>
  sentence.amounts.filter(
    (amount) =>
      !amount.isKitchen && (sentence.mentions.length === 0 || findMeasuredMention(sentence, amount) !== undefined),
  )

/** True when the words before a name reject it. */
const isRejected = (before: string) =>
  /(?:can(?:'t|not) (?:stand|bear|drink|have)|(?:don't|do not) (?:like|want|care for)|hate|dislike|without|except(?: for)?|other than|apart from|anything but|instead of|besides|not fond of|tired of|sick of|but (?:not|no)|and no|(?:^|[,;:-] ?)(?:not|no)) (?:any |the |the (?:taste|smell) of |taking |drinking )?$/.test(
    before,
  )

/** Finds herbs with everyday names, because people here ask about herbs: "tell me about hops" means the plant. */
function findEverydayNames(herbIndex: HerbIndex, text: string) {
  const explicit = text.replaceAll(everydayNames, '$1 herb')
  if (explicit === text || splitTextWords(text).length > 14) return []
  return findMentions(herbIndex.index, explicit, splitTextWords(explicit)).filter(({ plants }) => plants.length > 0)
}

const withoutNames = (text: string, named: readonly { text: string }[]) =>
  named.reduce((left, { text: name }) => (name.length > 3 ? left.replaceAll(name, 'it') : left), text)

function distinct(mentions: PlantName[]): PlantName[] {
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
    .filter((name) => name !== '' && !notPlants.test(name) && topicsIn(name).size === 0)
    .slice(0, 2)
}
