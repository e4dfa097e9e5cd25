import {
  allergenFamilies,
  allergenSubstances,
  conditions,
  drugClasses,
  impliedConditions,
  impliedDrugClasses,
} from './vocabulary.ts'

export type Condition = keyof typeof conditions
export type DrugClass = keyof typeof drugClasses

/**
 * What a person says of themselves. An absent answer is unknown and keeps the stricter notice; an empty list says "none", but
 * for the `untoldConditions`, which were left open all the same.
 * `unknownMedicines` are names that we do not know; `allergies` are families, substances, slugs of plants or names of kitchen
 * ingredients. `takesByMouth` is false where every medicine is known and none is taken by mouth. Of the conditions to which the
 * medicines point, `impliedConditions` are their only use and `possibleConditions` one of several.
 */
export type Profile = {
  ageYears?: number
  pregnant?: boolean
  breastfeeding?: boolean
  conditions?: readonly string[]
  untoldConditions?: readonly string[]
  drugClasses?: readonly string[]
  unknownMedicines?: readonly string[]
  takesByMouth?: boolean
  impliedConditions?: readonly string[]
  possibleConditions?: readonly string[]
  allergies?: readonly string[]
}

/** A profile with everything it implies; `unknownCodes` are those that no vocabulary holds, and names of answers that are none. */
export type Person = {
  ageYears: number | undefined
  pregnant: boolean | undefined
  breastfeeding: boolean | undefined
  conditions: ReadonlySet<Condition> | undefined
  untoldConditions: ReadonlySet<string>
  drugClasses: ReadonlySet<DrugClass> | undefined
  unknownMedicines: readonly string[]
  impliedConditions: ReadonlySet<Condition>
  possibleConditions: ReadonlySet<Condition>
  allergies: ReadonlySet<string>
  unknownCodes: readonly string[]
}

/** Somebody of whom nothing is known. */
export const anybody: Person = {
  ageYears: undefined,
  pregnant: undefined,
  breastfeeding: undefined,
  conditions: undefined,
  untoldConditions: new Set(),
  drugClasses: undefined,
  unknownMedicines: [],
  impliedConditions: new Set(),
  possibleConditions: new Set(),
  allergies: new Set(),
  unknownCodes: [],
}

const ageYearsMax = 130

/** Applies the implications of the facts before any rule; `knowsAllergy` tells names of plants and kitchen ingredients. */
export function readProfile(profile: Profile | undefined, knowsAllergy: (code: string) => boolean): Person {
  if (!profile) return anybody
  const { ageYears, pregnant, breastfeeding } = profile
  const unknownCodes: string[] = []
  const known = <Code extends string>(vocabulary: Readonly<Record<Code, unknown>>, given: readonly string[]) =>
    given.flatMap((code) => {
      if (isCode(vocabulary, code)) return [code]
      unknownCodes.push(code)
      return []
    })
  const unknownMedicines = listOf(profile.unknownMedicines) ?? []
  const givenConditions = listOf(profile.conditions)
  const givenClasses = listOf(profile.drugClasses) ?? (unknownMedicines.length > 0 ? [] : undefined)
  const takesByMouth = profile.takesByMouth !== false && (givenClasses ?? []).length + unknownMedicines.length > 0
  const ofMedicines = (list: readonly string[] | undefined) => known(conditions, listOf(list) ?? [])
  const allergies = (listOf(profile.allergies) ?? []).map((code) => code.trim().toLowerCase())
  unknownCodes.push(...allergies.filter((code) => !allergenCodes.has(code) && !knowsAllergy(code)))
  unknownCodes.push(...malformedAnswers(profile))
  const isAge = typeof ageYears === 'number' && ageYears >= 0 && ageYears <= ageYearsMax
  if (ageYears !== undefined && !isAge) unknownCodes.push(typeof ageYears === 'number' ? `age ${ageYears}` : 'age')
  return {
    ageYears: isAge ? ageYears : undefined,
    pregnant: typeof pregnant === 'boolean' ? pregnant : undefined,
    breastfeeding: typeof breastfeeding === 'boolean' ? breastfeeding : undefined,
    conditions: givenConditions && new Set(withImplied(known(conditions, givenConditions), impliedConditions)),
    untoldConditions: new Set(listOf(profile.untoldConditions)),
    drugClasses: givenClasses && takenClasses(known(drugClasses, givenClasses), takesByMouth),
    unknownMedicines,
    impliedConditions: new Set(withImplied(ofMedicines(profile.impliedConditions), impliedConditions)),
    possibleConditions: new Set(ofMedicines(profile.possibleConditions)),
    allergies: new Set(allergies.includes('gluten') ? [...allergies, 'gluten_cross_contact'] : allergies),
    unknownCodes,
  }
}

const allergenCodes = new Set<string>([...allergenFamilies, ...allergenSubstances].map((code) => code.toLowerCase()))

/** People who take a medicine, known or not, take one by mouth unless they said otherwise. */
function takenClasses(known: readonly DrugClass[], takesByMouth: boolean): ReadonlySet<DrugClass> {
  const classes = new Set(withImplied(known, impliedDrugClasses))
  if (takesByMouth) classes.add('oral_medicines_general')
  return classes
}

function withImplied<Code extends string>(
  codes: readonly Code[],
  implied: Partial<Record<Code, readonly Code[]>>,
): Code[] {
  const all = new Set(codes)
  for (const code of all) for (const further of implied[code] ?? []) all.add(further)
  return [...all]
}

const isCode = <Code extends string>(vocabulary: Readonly<Record<Code, unknown>>, code: string): code is Code =>
  Object.hasOwn(vocabulary, code)

const isGiven = (answer: unknown) => answer !== undefined && answer !== null
const isListOfTexts = (answer: unknown) => Array.isArray(answer) && answer.every((entry) => typeof entry === 'string')

/** The names of answers that are no list of texts or no yes or no; absent or null is no answer. */
function malformedAnswers(profile: Profile): string[] {
  const { pregnant, breastfeeding, takesByMouth, conditions: told, drugClasses: taken, unknownMedicines } = profile
  const { impliedConditions: implied, possibleConditions, allergies } = profile
  const lists = {
    conditions: told,
    drugClasses: taken,
    unknownMedicines,
    impliedConditions: implied,
    possibleConditions,
    allergies,
  }
  const flags = { pregnant, breastfeeding, takesByMouth }
  return [
    ...Object.entries(flags).filter(([, answer]) => isGiven(answer) && typeof answer !== 'boolean'),
    ...Object.entries(lists).filter(([, answer]) => isGiven(answer) && !isListOfTexts(answer)),
  ].map(([name]) => name)
}

/** The texts of a list; whatever else a caller passed counts as no answer. */
const listOf = (given: readonly string[] | undefined): string[] | undefined =>
  Array.isArray(given) ? given.filter((entry) => typeof entry === 'string') : undefined
