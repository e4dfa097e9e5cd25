import { removeDenials } from '../herbi/denials.ts'
import { extractProfile, toCheckProfile } from '../herbi/extracted-profile.ts'
import { normaliseMessage } from '../herbi/message-text.ts'
import type { Profile } from '../safety/profile.ts'
import { codes, conditions as allConditions } from '../safety/vocabulary.ts'

const anyMedicine =
  /\b(?:(?:take|takes|taking|on|my|prescribed|with) (?:[a-z]+ ){0,3}(?:medicines?|medications?|meds|tablets?|pills?|drugs?)|(?:heart|blood|stomach|nerve) (?:tablets?|pills?|medicines?)|prescribed|prescriptions?|something (?:from|by) (?:the|my) (?:doctor|gp|pharmacist))\b/
/** Assumed age in years when a text mentions a child without an age. */
const childAge = 8

/**
 * Reads from a text what the check needs to know about the person. It only adds answers; when unsure, it adds one too
 * many. Never throws.
 */
export function personInText(text: string): Profile {
  const plain = removeDenials(normaliseMessage(text))
  const person = extractProfile(plain, () => false)
  const answers = toCheckProfile(person)
  const classes = answers.drugClasses ?? []
  const isUnnamed = person.medicines.length === 0 && anyMedicine.test(plain)
  return {
    ...answers,
    ...(person.isChild && person.ageYears === undefined && { ageYears: childAge }),
    ...(classes.length > 0 && { drugClasses: [...new Set(classes)] }),
    ...(isUnnamed && { unknownMedicines: ['your medicine'] }),
  }
}

/**
 * Merges the account's answers with those of the text. Where they differ, the stricter answer counts, such as the lower
 * age.
 */
export function withPerson(stored: Profile | undefined, answers: Profile): Profile | undefined {
  if (Object.keys(answers).length === 0) return stored
  const conditions = join(stored?.conditions, answers.conditions)
  const isFirst = answers.conditions !== undefined && stored?.conditions === undefined
  const unanswered = isFirst
    ? codes(allConditions).filter((code) => !conditions?.includes(code))
    : stored?.unansweredConditions
  const ages = [stored?.ageYears, answers.ageYears].filter((age) => age !== undefined)
  const [drugClasses, unknownMedicines, allergies] = [
    join(stored?.drugClasses, answers.drugClasses),
    join(stored?.unknownMedicines, answers.unknownMedicines),
    join(stored?.allergies, answers.allergies),
  ]
  const [impliedConditions, possibleConditions] = [
    join(stored?.impliedConditions, answers.impliedConditions),
    join(stored?.possibleConditions, answers.possibleConditions),
  ]
  const isMouthUnknown =
    stored?.takesOralMedicine === false && answers.drugClasses !== undefined && answers.takesOralMedicine !== false
  const { takesOralMedicine, ...rest } = { ...stored, ...answers }
  return {
    ...rest,
    ...(takesOralMedicine !== undefined && !isMouthUnknown && { takesOralMedicine }),
    ...(impliedConditions && { impliedConditions }),
    ...(possibleConditions && { possibleConditions }),
    ...(ages.length > 0 && { ageYears: Math.min(...ages) }),
    ...(conditions && { conditions }),
    ...(unanswered && { unansweredConditions: unanswered }),
    ...(drugClasses && { drugClasses }),
    ...(unknownMedicines && { unknownMedicines }),
    ...(allergies && { allergies }),
  }
}

const join = (one: readonly string[] | undefined, other: readonly string[] | undefined) =>
  one || other ? [...new Set([...(one ?? []), ...(other ?? [])])] : undefined
