import { withoutDenials } from '../herbi/denied-words.ts'
import { personIn, profileOf } from '../herbi/extracted-profile.ts'
import { readable } from '../herbi/question-text.ts'
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
  const plain = withoutDenials(readable(text))
  const person = personIn(plain, () => false)
  const told = profileOf(person)
  const classes = told.drugClasses ?? []
  const isUnnamed = person.medicines.length === 0 && anyMedicine.test(plain)
  return {
    ...told,
    ...(person.isChild && person.ageYears === undefined && { ageYears: childAge }),
    ...(classes.length > 0 && { drugClasses: [...new Set(classes)] }),
    ...(isUnnamed && { unknownMedicines: ['your medicine'] }),
  }
}

/**
 * Merges the account's answers with those of the text. Where they differ, the stricter answer counts, such as the lower
 * age.
 */
export function withPerson(kept: Profile | undefined, told: Profile): Profile | undefined {
  if (Object.keys(told).length === 0) return kept
  const conditions = join(kept?.conditions, told.conditions)
  const isFirst = told.conditions !== undefined && kept?.conditions === undefined
  const untold = isFirst
    ? codes(allConditions).filter((code) => !conditions?.includes(code))
    : kept?.unansweredConditions
  const ages = [kept?.ageYears, told.ageYears].filter((age) => age !== undefined)
  const [drugClasses, unknownMedicines, allergies] = [
    join(kept?.drugClasses, told.drugClasses),
    join(kept?.unknownMedicines, told.unknownMedicines),
    join(kept?.allergies, told.allergies),
  ]
  const [impliedConditions, possibleConditions] = [
    join(kept?.impliedConditions, told.impliedConditions),
    join(kept?.possibleConditions, told.possibleConditions),
  ]
  const isMouthUnknown = kept?.takesByMouth === false && told.drugClasses !== undefined && told.takesByMouth !== false
  const { takesByMouth, ...rest } = { ...kept, ...told }
  return {
    ...rest,
    ...(takesByMouth !== undefined && !isMouthUnknown && { takesByMouth }),
    ...(impliedConditions && { impliedConditions }),
    ...(possibleConditions && { possibleConditions }),
    ...(ages.length > 0 && { ageYears: Math.min(...ages) }),
    ...(conditions && { conditions }),
    ...(untold && { unansweredConditions: untold }),
    ...(drugClasses && { drugClasses }),
    ...(unknownMedicines && { unknownMedicines }),
    ...(allergies && { allergies }),
  }
}

const join = (one: readonly string[] | undefined, other: readonly string[] | undefined) =>
  one || other ? [...new Set([...(one ?? []), ...(other ?? [])])] : undefined
