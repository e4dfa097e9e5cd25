import { parseNumber, countWordPattern } from '#domain/amounts/numbers.ts'
import { classifyMedicine } from '#domain/medicines/classify-medicine.ts'
import { findAllergies, allergenOptions } from '#domain/safety/allergy-options.ts'
import type { Condition, Profile } from '#domain/safety/profile.ts'
import { toMedicinesProfile } from '#domain/safety/stored-profile.ts'

import { extractConditions } from './extracted-conditions.ts'
import { extractMedicines, type MentionedMedicine } from './extracted-medicines.ts'
import { createWordRegex } from './message-text.ts'
import people from './person-phrases.json' with { type: 'json' }

/** Profile answers found in a message. `isChild` is true when the message mentions a child, even without an age. */
export type ExtractedProfile = {
  pregnant: boolean
  breastfeeding: boolean
  ageYears: number | undefined
  isChild: boolean
  conditions: Condition[]
  medicines: MentionedMedicine[]
  allergies: { name: string; codes: string[] }[]
}

export const emptyProfile: ExtractedProfile = {
  pregnant: false,
  breastfeeding: false,
  ageYears: undefined,
  isChild: false,
  conditions: [],
  medicines: [],
  allergies: [],
}

const pregnantPattern = createWordRegex(people.pregnancy)
const breastfeedingPattern = createWordRegex(people.breastfeeding)
const conceivingPattern = createWordRegex(people.conceiving)
/** Week of pregnancy. Ignored when the message mentions a child. */
const weekPattern = createWordRegex(people.week)
const pregnancyMentions = new RegExp(pregnantPattern.source, 'gu')
const conceivingMentions = new RegExp(conceivingPattern.source, 'gu')
const infantPattern = createWordRegex('bab(?:y|ies)|infants?|newborns?|colic')
const toddlerPattern = createWordRegex('toddlers?')
const childPattern = createWordRegex(
  "child(?:ren)?'?s?|kids?|kiddo|toddlers?|tots?|tweens?|youngsters?|adolescents?|teenaged?|bairns?|(?:my|our|his|her|their) (?:\\S+ )?(?:son|daughter|boy|girl|lad|lass|twins|triplets|nephew|niece|little one|wee one|youngest)|(?:step|god)-?(?:son|daughter|child|children)s?|grand-?(?:son|daughter|child|children|kids?)s?|little ones?|minors?|pre-?schoolers?|school-?(?:boy|girl|child|children)s?",
  '(?:first|second|third|fourth|fifth|[1-9](?:st|nd|rd|th))[- ]graders?|kindergart\\w+|(?:primary|elementary|nursery)[- ]school(?! teacher)',
  `under[- ]?(?:1?\\d|${countWordPattern})'?s|(?:under|below|younger than) the age of (?:1?\\d|${countWordPattern})|(?:anyone|anybody|people|those|someone|somebody|girls?|boys?) (?:under|below|younger than) (?:1\\d|\\d|${countWordPattern})(?! (?:minutes|hours|days|weeks|cups))`,
)
const teenPattern = createWordRegex('teen(?:s|ager)?s?')
const plannedBabyPattern = createWordRegex('(?:want|have|had|having|after (?:the|my)|for a|get) (?:\\w+ )?bab(?:y|ies)')
const toddlerYears = 2

const numberPattern = `(\\d{1,3}|${countWordPattern})`
const numberWithoutUnit =
  '(\\d{1,3}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen)'
const personWords =
  '(?:son|daughter|boy|girl|lad|lass|godson|goddaughter|kid|kiddo|child|toddler|nephew|niece|grand-?\\w+|twins?|brother|sister|husband|wife|partner|mum|mom|mother|dad|father|nan|gran\\w*|friend|patient|he|she|they|who)'
const notAfterObject =
  "(?<!(?:it|teas?|herbs?|leaves|roots?|flowers?|jars?|packets?|bags?)(?:'s| is| are| that is| that are| which is) (?:about |over |now |already |only )?)"
const afterAge =
  '(?=\\s*(?:$|[,.;:!?)/]|[–-] |(?:and|who|with|so|can|may|could|but|now|or|has|have|what|which|is it|today|tomorrow)\\b))'
const almostWords = '(?:(?:nearly|almost|not yet|not quite) )?'
/** Patterns for ages, with or without units. In a range such as "10 to 12", the first number counts. */
const agePatterns = [
  `${numberPattern}(?: ?– ?| (?:to|and|or) |(?<=\\d) ?- ?(?=\\d))${numberPattern}[- ]?(?:years?|yrs?|y)[- ]?(?:olds?|of age)`,
  `(?:boy|girl|child|kid|son|daughter|lad|lass) of ${numberPattern}`,
  `${notAfterObject}${almostWords}${numberPattern}(?:\\.\\d| ?½| and a half)?[- ]?(years?|yrs?|y|months?|mths?|mo|weeks?|wks?)[- ]?(?:olds?|\\/?o)(?! (?:it|teas?|herbs?|leaves) (?:is )?still)`,
  `${numberPattern} ?y(?:\\/?o|\\.o\\.?|rs)`,
  `(?:aged?|age of|ages) ${numberPattern}(?:[- ](years?|months?|weeks?))?`,
  `${numberPattern}[- ]?(months?|weeks?|mths?|wks?|years?)[- ](?:bab(?:y|ies)|infants?|newborn|child|kid|boy|girl|toddler)`,
  `(?:bab(?:y|ies)|infants?|newborn)(?: is|'s|,)? ?\\(?${numberPattern} (months?|weeks?|years?)`,
  `(?:${personWords}(?: is|'s| are| who is| just turned| turned| turns|,)|i'?m|i am|turn(?:ed|ing|s)?) ?\\(?(?:only |just |about |nearly |almost |not yet |not quite |now )?${numberWithoutUnit}(?: (years?|yrs|months?|weeks?))?${afterAge}`,
  `${personWords} ?\\(${numberPattern}(?: (years?|yrs|months?|weeks?))?\\)`,
].map((pattern) => new RegExp(`(?<![\\p{L}\\p{N}.])(?:${pattern})(?![\\p{L}\\p{N}%°])`, 'gu'))
const maxAge = 120

export function extractProfile(text: string, isPlant: (word: string) => boolean): ExtractedProfile {
  const years = extractAge(text.replaceAll(pregnancyMentions, ' '))
  const isInfant = infantPattern.test(text) && !plannedBabyPattern.test(text) && !conceivingPattern.test(text)
  const isBreastfeeding = breastfeedingPattern.test(text)
  const mentionsChild = childPattern.test(text) || infantPattern.test(text)
  const isPregnant =
    pregnantPattern.test(text.replaceAll(conceivingMentions, ' ')) || (weekPattern.test(text) && !mentionsChild)
  return {
    pregnant: isPregnant,
    breastfeeding: isBreastfeeding,
    ageYears:
      years ??
      (teenPattern.test(text)
        ? 13
        : toddlerPattern.test(text)
          ? toddlerYears
          : isInfant && !isBreastfeeding && !childPattern.test(text) && !isPregnant
            ? 0
            : undefined),
    isChild:
      (years !== undefined && years < 18) ||
      childPattern.test(text) ||
      teenPattern.test(text) ||
      (isInfant && !isBreastfeeding && !isPregnant),
    conditions: [
      ...extractConditions(text),
      ...(conceivingPattern.test(text) ? (['trying_to_conceive'] as const) : []),
    ],
    medicines: extractMedicines(text, isPlant),
    allergies: extractAllergies(text),
  }
}

const ageLimit = new RegExp(`(?<![\\p{L}])(?:under|below|younger than)(?: the)?(?: age of)? ${numberPattern}`, 'gu')
const upcomingAge = /(?<!\p{L})(?:nearly|almost|not yet|not quite) /u

/**
 * Returns the lowest age in a text, in whole years. "Nearly three" counts as two. Ignores limits such as "under 12".
 */
function extractAge(text: string): number | undefined {
  const withoutLimits = text.replaceAll(ageLimit, ' ')
  const statedAges = agePatterns.flatMap((pattern) =>
    Array.from(
      withoutLimits.matchAll(pattern),
      ([phrase, figure = '', unit = 'years']) =>
        parseNumber(figure) / unitsPerYear(unit) - (upcomingAge.test(phrase) ? 1 : 0),
    ),
  )
  const years = statedAges.filter((age) => age >= 0 && age <= maxAge).map(Math.floor)
  return years.length > 0 ? Math.min(...years) : undefined
}

const unitsPerYear = (unit: string) => (unit.startsWith('m') ? 12 : unit.startsWith('w') ? 52 : 1)

const allergyPattern =
  /\b(?:allerg\w+|intolerant|react badly|sensitive|sensitivity|intolerance) (?:to|against|of) (?:the |all |any )?([\p{L}'&+/ -]+?)(?=[,.;:!?]|$| (?:can|may|is|and i|so|which|what|but|should|are|or is|in|when)\b)|\b([\p{L}]+(?: [\p{L}]+)?) (?:allerg(?:y|ies)|intolerance)\b(?! (?:to|against))|\b(hay ?-?fever)\b|\b(?:can'?t|cannot|can not|not allowed to) (?:have|take|tolerate) (aspirin|salicylates)\b|\b(aspirin) (?:makes|gives|brings|triggers)\b/gu
const nonAllergenWords = new Set([
  'an',
  'my',
  'any',
  'i have',
  'have an',
  'have a',
  'food',
  'with an',
  'if i have',
  'a',
  'with',
  'for',
  'no',
  'severe',
  'be',
  'something',
  'anything',
  'it',
  'them',
  'this',
  'that',
])

function extractAllergies(text: string): ExtractedProfile['allergies'] {
  return [...text.matchAll(allergyPattern)].flatMap((match) => {
    const phrase = (match.slice(1).find((group) => group !== undefined) ?? '').trim()
    return phrase.split(/ (?:and|or|nor) |, | ?[&+/] ?/).flatMap((name) => parseAllergy(name.trim()))
  })
}

function parseAllergy(phrase: string): ExtractedProfile['allergies'] {
  const allergen = phrase.replace(/^(?:the|a|an|my|have|with|i have|severe|bad|have a|have an|is a) /, '')
  if (nonAllergenWords.has(allergen) || allergen === '') return []
  for (const name of [allergen, allergen.split(' ').at(-1) ?? '', allergen.split(' ')[0] ?? '']) {
    const [option] = findAllergies(allergenOptions, name, 1)
    const isMatch = option && name.length > 2
    if (isMatch)
      return [
        { name: /^hay ?-?fever$/.test(allergen) ? 'pollen' : allergen, codes: [...(option.values ?? [option.value])] },
      ]
  }
  return [{ name: allergen, codes: [] }]
}

export function toCheckProfile({
  pregnant,
  breastfeeding,
  ageYears,
  conditions,
  medicines,
  allergies,
}: ExtractedProfile): Profile {
  return {
    ...(pregnant && { pregnant }),
    ...(breastfeeding && { breastfeeding }),
    ...(ageYears !== undefined && { ageYears }),
    ...(conditions.length > 0 && { conditions }),
    ...(medicines.length > 0 &&
      toMedicinesProfile(
        medicines.map(({ name }) => name),
        createMedicineLookup(medicines),
      )),
    ...(allergies.length > 0 && { allergies: allergies.flatMap(({ codes }) => codes) }),
  }
}

/** Creates a medicine lookup for the check. The lookup prefers the classes found in the message. */
const createMedicineLookup = (medicines: ExtractedProfile['medicines']) => (name: string) => {
  const medicine = classifyMedicine(name)
  const classes = medicines.find((medicine) => medicine.name === name)?.classes ?? []
  return classes.length > 0 ? { ...medicine, isKnown: true, classes } : medicine
}

export const hasProfile = (person: ExtractedProfile): boolean =>
  person.pregnant ||
  person.breastfeeding ||
  person.isChild ||
  person.ageYears !== undefined ||
  person.conditions.length + person.medicines.length + person.allergies.length > 0
