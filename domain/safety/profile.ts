import { addImplied } from './add-implied.ts'
import { parseAllergyCode } from './allergy-codes.ts'
import { type Trimester, trimesters } from './trimesters.ts'
import { conditions, drugClasses, impliedConditions, impliedDrugClasses } from './vocabulary.ts'

export type Condition = keyof typeof conditions
export type DrugClass = keyof typeof drugClasses

/**
 * A person's answers. A missing answer keeps the stricter notice. An empty list means “none”, except for the
 * `unansweredConditions`.
 * `possibleConditions` are illnesses that a medicine may be taken for; `impliedConditions` are illnesses that it is
 * always taken for. `takesOralMedicine` is false when the person swallows no medicine. `trimesters` are the possible
 * trimesters of a pregnancy. `unknownMedicines` are names without a drug class. `allergies` are families, substances,
 * plant slugs or names of kitchen ingredients.
 */
export type Profile = {
  ageYears?: number
  pregnant?: boolean
  trimesters?: readonly Trimester[]
  breastfeeding?: boolean
  conditions?: readonly string[]
  unansweredConditions?: readonly string[]
  impliedConditions?: readonly string[]
  possibleConditions?: readonly string[]
  drugClasses?: readonly string[]
  takesOralMedicine?: boolean
  unknownMedicines?: readonly string[]
  allergies?: readonly string[]
}

/**
 * Profile with everything that its answers imply. `unknownCodes` are codes in no vocabulary, and the names of malformed
 * answers.
 */
export type Person = {
  ageYears: number | undefined
  pregnant: boolean | undefined
  trimesters: readonly Trimester[]
  breastfeeding: boolean | undefined
  conditions: ReadonlySet<Condition> | undefined
  unansweredConditions: ReadonlySet<string>
  impliedConditions: ReadonlySet<Condition>
  possibleConditions: ReadonlySet<Condition>
  drugClasses: ReadonlySet<DrugClass> | undefined
  unknownMedicines: readonly string[]
  allergies: ReadonlySet<string>
  hasAllergyAnswer: boolean
  unknownCodes: readonly string[]
}

export const unknownPerson: Person = {
  ageYears: undefined,
  pregnant: undefined,
  trimesters: [],
  breastfeeding: undefined,
  conditions: undefined,
  unansweredConditions: new Set(),
  impliedConditions: new Set(),
  possibleConditions: new Set(),
  drugClasses: undefined,
  unknownMedicines: [],
  allergies: new Set(),
  hasAllergyAnswer: false,
  unknownCodes: [],
}

const maxAgeYears = 130

/**
 * Creates a person from profile answers, with everything that they imply. `isKnownAllergy` returns true for plants and
 * kitchen ingredients.
 */
export function toPerson(profile: Profile | undefined, isKnownAllergy: (code: string) => boolean): Person {
  if (!profile) return unknownPerson
  const { ageYears, pregnant, breastfeeding } = profile
  const unknownCodes: string[] = []
  const keepKnownCodes = <Code extends string>(
    vocabulary: Readonly<Record<Code, unknown>>,
    values: readonly string[],
  ) =>
    values.flatMap((code) => {
      if (isCode(vocabulary, code)) return [code]
      unknownCodes.push(code)
      return []
    })
  const unknownMedicines = parseTextList(profile.unknownMedicines) ?? []
  const listedConditions = parseTextList(profile.conditions)
  const addImpliedConditions = (values: readonly string[] | undefined) =>
    addImplied(keepKnownCodes(conditions, parseTextList(values) ?? []), impliedConditions)
  const listedClasses = parseTextList(profile.drugClasses) ?? (unknownMedicines.length > 0 ? [] : undefined)
  const takesOralMedicine =
    profile.takesOralMedicine !== false && (listedClasses ?? []).concat(unknownMedicines).length > 0
  const listedAllergies = parseTextList(profile.allergies)
  const allergies = (listedAllergies ?? []).map((code) => code.trim().toLowerCase())
  unknownCodes.push(...allergies.filter((code) => !parseAllergyCode(code) && !isKnownAllergy(code)))
  unknownCodes.push(...findMalformedAnswers(profile))
  const isAge = typeof ageYears === 'number' && ageYears >= 0 && ageYears <= maxAgeYears
  if (ageYears !== undefined && !isAge) unknownCodes.push(typeof ageYears === 'number' ? `age ${ageYears}` : 'age')
  return {
    ageYears: isAge ? ageYears : undefined,
    pregnant: typeof pregnant === 'boolean' ? pregnant : undefined,
    trimesters: trimesters.filter((trimester) => profile.trimesters?.includes(trimester)),
    breastfeeding: typeof breastfeeding === 'boolean' ? breastfeeding : undefined,
    conditions: listedConditions && addImplied(keepKnownCodes(conditions, listedConditions), impliedConditions),
    unansweredConditions: new Set(parseTextList(profile.unansweredConditions)),
    impliedConditions: addImpliedConditions(profile.impliedConditions),
    possibleConditions: addImpliedConditions(profile.possibleConditions),
    drugClasses: listedClasses && addImpliedClasses(keepKnownCodes(drugClasses, listedClasses), takesOralMedicine),
    unknownMedicines,
    allergies: new Set(allergies),
    hasAllergyAnswer: listedAllergies !== undefined,
    unknownCodes,
  }
}

function addImpliedClasses(classList: readonly DrugClass[], takesOralMedicine: boolean): ReadonlySet<DrugClass> {
  const classes = addImplied(classList, impliedDrugClasses)
  return takesOralMedicine ? new Set([...classes, 'oral_medicines_general']) : classes
}

const isCode = <Code extends string>(vocabulary: Readonly<Record<Code, unknown>>, code: string): code is Code =>
  Object.hasOwn(vocabulary, code)

const isPresent = (answer: unknown) => answer !== undefined && answer !== null
const isStringArray = (answer: unknown) => Array.isArray(answer) && answer.every((entry) => typeof entry === 'string')

/**
 * Returns the names of answers with the wrong type: lists with entries that are not texts, and yes-or-no answers that
 * are not booleans. Missing and null answers are allowed.
 */
function findMalformedAnswers(profile: Profile): string[] {
  const { pregnant, breastfeeding, takesOralMedicine, drugClasses: classList, unknownMedicines, allergies } = profile
  const { conditions: conditionList, impliedConditions: impliedList, possibleConditions } = profile
  const lists = {
    conditions: conditionList,
    drugClasses: classList,
    unknownMedicines,
    allergies,
    impliedConditions: impliedList,
    possibleConditions,
  }
  const flags = { pregnant, breastfeeding, takesOralMedicine }
  return [
    ...Object.entries(flags).filter(([, answer]) => isPresent(answer) && typeof answer !== 'boolean'),
    ...Object.entries(lists).filter(([, answer]) => isPresent(answer) && !isStringArray(answer)),
  ].map(([name]) => name)
}

const parseTextList = (values: readonly string[] | undefined): string[] | undefined =>
  Array.isArray(values) ? values.filter((entry) => typeof entry === 'string') : undefined

/** Returns the person's illnesses, and those that their medicines are always or sometimes taken for. */
export const listRelevantConditions = ({
  conditions = [],
  impliedConditions = [],
  possibleConditions = [],
}: Profile): string[] => [...conditions, ...impliedConditions, ...possibleConditions]

/** True when the person named the illness, or takes a medicine that is only for that illness. */
export const hasCondition = ({ conditions, impliedConditions }: Person, condition: Condition): boolean =>
  Boolean(conditions?.has(condition)) || impliedConditions.has(condition)
