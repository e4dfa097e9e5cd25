import { removeDenials } from '../herbi/denials.ts'
import { extractProfile, toCheckProfile } from '../herbi/extracted-profile.ts'
import { normaliseMessage } from '../herbi/message-text.ts'
import type { Profile } from '../safety/profile.ts'
import { listCodes, conditions as allConditions } from '../safety/vocabulary.ts'

const unnamedMedicine =
  /\b(?:(?:take|takes|taking|on|my|prescribed|with) (?:[a-z]+ ){0,3}(?:medicines?|medications?|meds|tablets?|pills?|drugs?)|(?:heart|blood|stomach|nerve) (?:tablets?|pills?|medicines?)|prescribed|prescriptions?|something (?:from|by) (?:the|my) (?:doctor|gp|pharmacist))\b/
/** Age in years that is assumed when a text mentions a child but no age. */
const assumedChildAge = 8

/** Extracts what the check needs to know about the person from a text. When unsure, it adds an answer. Never throws. */
export function extractPerson(text: string): Profile {
  const normalised = removeDenials(normaliseMessage(text))
  const person = extractProfile(normalised, () => false)
  const answers = toCheckProfile(person)
  const classes = answers.drugClasses ?? []
  const hasUnnamedMedicine = person.medicines.length === 0 && unnamedMedicine.test(normalised)
  return {
    ...answers,
    ...(person.isChild && person.ageYears === undefined && { ageYears: assumedChildAge }),
    ...(classes.length > 0 && { drugClasses: [...new Set(classes)] }),
    ...(hasUnnamedMedicine && { unknownMedicines: ['your medicine'] }),
  }
}

/**
 * Merges the account's answers with the answers in the text. If they differ, the stricter answer counts, such as the
 * lower age.
 */
export function mergeProfiles(stored: Profile | undefined, answers: Profile): Profile | undefined {
  if (Object.keys(answers).length === 0) return stored
  const conditions = mergeLists(stored?.conditions, answers.conditions)
  const isFirstConditionAnswer = answers.conditions !== undefined && stored?.conditions === undefined
  const unanswered = isFirstConditionAnswer
    ? listCodes(allConditions).filter((code) => !conditions?.includes(code))
    : stored?.unansweredConditions
  const ages = [stored?.ageYears, answers.ageYears].filter((age) => age !== undefined)
  const [drugClasses, unknownMedicines, allergies] = [
    mergeLists(stored?.drugClasses, answers.drugClasses),
    mergeLists(stored?.unknownMedicines, answers.unknownMedicines),
    mergeLists(stored?.allergies, answers.allergies),
  ]
  const [impliedConditions, possibleConditions] = [
    mergeLists(stored?.impliedConditions, answers.impliedConditions),
    mergeLists(stored?.possibleConditions, answers.possibleConditions),
  ]
  const isOralUnknown =
    stored?.takesOralMedicine === false && answers.drugClasses !== undefined && answers.takesOralMedicine !== false
  const { takesOralMedicine, ...rest } = { ...stored, ...answers }
  return {
    ...rest,
    ...(takesOralMedicine !== undefined && !isOralUnknown && { takesOralMedicine }),
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

const mergeLists = (one: readonly string[] | undefined, other: readonly string[] | undefined) =>
  one || other ? [...new Set([...(one ?? []), ...(other ?? [])])] : undefined
