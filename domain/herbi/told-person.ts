import { findAllergies, allergenOptions } from '#domain/safety/allergy-options.ts'
import type { Condition, Profile } from '#domain/safety/profile.ts'

import { any } from './question-text.ts'
import { conditionsIn } from './told-conditions.ts'
import { medicinesIn, type ToldMedicine } from './told-medicines.ts'

/** Who a question is about, as its words say; `isChild` where no age tells how old. */
export type ToldPerson = {
  pregnant: boolean
  breastfeeding: boolean
  ageYears: number | undefined
  isChild: boolean
  conditions: Condition[]
  medicines: ToldMedicine[]
  allergies: { said: string; codes: string[] }[]
}

export const nobodyTold: ToldPerson = {
  pregnant: false,
  breastfeeding: false,
  ageYears: undefined,
  isChild: false,
  conditions: [],
  medicines: [],
  allergies: [],
}

const pregnant = any(
  'pregn\\w+|expecting(?: a (?:baby|child))?|trimesters?|mum-to-be|\\d+ ?(?:weeks|months) (?:along|gone)|morning sickness|prego|preggers|unborn',
)
const breastfeeding = any('breast ?-?fe\\w+|nursing (?:my|a|mother|mum)|nursing|lactat\\w+')
const conceiving = any('try\\w* (?:to (?:conceive|get pregnant)|for a (?:baby|child))|ttc|ivf')
const infants = any('bab(?:y|ies)|infants?|newborns?|colic')
const children = any(
  "child(?:ren)?(?:'s)?|kids?|toddlers?|(?:my|our) (?:\\S+ )?(?:son|daughter|boy|girl|grandson|granddaughter|nephew|niece|little one|grandchild)|little ones?|minors?",
)
const teens = any('teen(?:s|ager)?s?')
const notYet = any('(?:want|have|had|having|after (?:the|my)|for a|get) (?:\\w+ )?bab(?:y|ies)')
const age =
  /\b(\d{1,3})[- ]?(years?|yrs?|yo|y\/o|months?|weeks?)(?:[- ]?olds?)?(?! (?:ago|in a row|now|already|along|gone|pregnant|before))\b/
const spelledAges: Record<string, string> = {
  one: '1',
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
  seven: '7',
  eight: '8',
  nine: '9',
  ten: '10',
  eleven: '11',
  twelve: '12',
  thirteen: '13',
  fourteen: '14',
  fifteen: '15',
  sixteen: '16',
  seventeen: '17',
}
const bareAge =
  /\b(?:aged?|is|i'm|i am|son|daughter|boy|girl|kid|child|turned|only|\()\s?,? ?(?:of )?(?:is )?(?:only )?\(?(\d{1,2})\b(?! ?(?:g|grams?|cups?|mg|%|weeks|months|days|times|tsp|minutes|°|am|pm|kg))/

/** What a message says of the person it is about. */
export function personIn(text: string, isPlant: (word: string) => boolean): ToldPerson {
  const years = yearsIn(text)
  const isInfant = infants.test(text) && !notYet.test(text) && !conceiving.test(text)
  const breastfed = breastfeeding.test(text)
  return {
    pregnant: pregnant.test(text) && !conceiving.test(text),
    breastfeeding: breastfed,
    ageYears:
      years ??
      (teens.test(text) ? 13 : isInfant && !breastfed && !children.test(text) && !pregnant.test(text) ? 0 : undefined),
    isChild:
      (years !== undefined && years < 18) ||
      children.test(text) ||
      teens.test(text) ||
      (isInfant && !breastfed && !pregnant.test(text)),
    conditions: [...conditionsIn(text), ...(conceiving.test(text) ? (['trying_to_conceive'] as const) : [])],
    medicines: medicinesIn(text, isPlant),
    allergies: allergiesIn(text),
  }
}

function yearsIn(text: string): number | undefined {
  const plain = text.replaceAll(/\b([a-z]+)[- ](?=(?:year|month|week)s?[- ]olds?)/g, (whole, word: string) =>
    Object.hasOwn(spelledAges, word) ? `${spelledAges[word]} ` : whole,
  )
  const [whole = '', figure, unit = ''] = age.exec(plain) ?? []
  if (
    figure !== undefined &&
    (/old|yo|y\/o/.test(whole) || unit.startsWith('y') || children.test(text) || infants.test(text))
  )
    return unit.startsWith('y') ? Number(figure) : Math.floor(Number(figure) / (unit.startsWith('m') ? 12 : 52))
  const bare = bareAge.exec(plain)?.[1]
  return bare === undefined ? undefined : Number(bare)
}

const allergic =
  /\b(?:allerg\w+|intolerant|react badly|sensitive|sensitivity|intolerance) (?:to|against|of) (?:the |all |any )?([\p{L}' -]+?)(?=[,.;:!?]|$| (?:can|may|is|and i|so|which|what|but|should|are|or is|in|when)\b)|\b([\p{L}]+(?: [\p{L}]+)?) (?:allerg(?:y|ies)|intolerance)\b(?! (?:to|against))|\b(hay ?-?fever)\b/gu
const emptied = new Set([
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
  'an',
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

function allergiesIn(text: string): ToldPerson['allergies'] {
  return [...text.matchAll(allergic)].flatMap((match) => {
    const phrase = (match[1] ?? match[2] ?? match[3] ?? '').trim()
    return phrase.split(/ (?:and|or) |, /).flatMap((said) => allergyCalled(said.trim()))
  })
}

function allergyCalled(said: string): ToldPerson['allergies'] {
  const words = said.replace(/^(?:the|a|an|my|have|with|i have|severe|bad|have a|have an|is a) /, '')
  if (emptied.has(words) || words === '') return []
  for (const name of [words, words.split(' ').at(-1) ?? '', words.split(' ')[0] ?? '']) {
    const [found] = findAllergies(allergenOptions, name, 1)
    const isWhole = found && name.length > 2
    if (isWhole)
      return [{ said: /^hay ?-?fever$/.test(words) ? 'pollen' : words, codes: [...(found.values ?? [found.value])] }]
  }
  return [{ said: words, codes: [] }]
}

/** What the check takes of it. */
export function profileOf({
  pregnant,
  breastfeeding,
  ageYears,
  conditions,
  medicines,
  allergies,
}: ToldPerson): Profile {
  const known = medicines.filter(({ classes }) => classes.length > 0)
  const unknown = medicines.filter(({ classes }) => classes.length === 0)
  return {
    ...(pregnant && { pregnant }),
    ...(breastfeeding && { breastfeeding }),
    ...(ageYears !== undefined && { ageYears }),
    ...(conditions.length > 0 && { conditions }),
    ...(known.length > 0 && { drugClasses: known.flatMap(({ classes }) => classes) }),
    ...(unknown.length > 0 && { unknownMedicines: unknown.map(({ name }) => name) }),
    ...(allergies.length > 0 && { allergies: allergies.flatMap(({ codes }) => codes) }),
  }
}

/** Whether a message said anything of a person. */
export const isTold = (person: ToldPerson): boolean =>
  person.pregnant ||
  person.breastfeeding ||
  person.isChild ||
  person.ageYears !== undefined ||
  person.conditions.length + person.medicines.length + person.allergies.length > 0
