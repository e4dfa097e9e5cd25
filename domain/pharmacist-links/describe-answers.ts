import { formatDay } from '#domain/date-in-words.ts'
import { allergenOptions } from '#domain/safety/allergy-options.ts'
import { conditions } from '#domain/safety/conditions.ts'
import { type Answer, calculateAge, type StoredProfile } from '#domain/safety/stored-profile.ts'
import { trimesterLabels } from '#domain/safety/trimesters.ts'

/** Answer with the name of its question. */
export type AnswerRow = { name: string; value: string }

/** Returns the names of herbs that are allergies, by slug. */
type HerbNames = ReadonlyMap<string, string>

const notAnswered = 'Not answered'
const conditionNames = new Map<string, string>(Object.entries(conditions))
const allergyNames = new Map(allergenOptions.map(({ value, label }) => [value, label]))

const formatAnswer = (answer: Answer) => (answer === null ? notAnswered : answer === 'yes' ? 'Yes' : 'No')

function formatList(codes: readonly string[] | null, formatCode: (code: string) => string): string {
  if (codes === null) return notAnswered
  return codes.length === 0 ? 'None' : codes.map(formatCode).join('; ')
}

function formatPregnancy({ pregnant, trimester, savedOn }: StoredProfile): string {
  const answer = formatAnswer(pregnant)
  return pregnant === 'yes' && trimester !== null
    ? `${answer}. ${trimesterLabels[trimester]} on ${formatDay(savedOn)}`
    : answer
}

/** Describes a member's answers about their health. `today` is `yyyy-mm-dd`. */
export function describeAnswers(stored: StoredProfile, today: string, herbNames: HerbNames): AnswerRow[] {
  const age = calculateAge(stored, today)
  return [
    { name: 'Age', value: age === undefined ? notAnswered : String(age) },
    { name: 'Medicines', value: formatList(stored.medicines, (name) => name) },
    { name: 'Illnesses', value: formatList(stored.conditions, (code) => conditionNames.get(code) ?? code) },
    {
      name: 'Allergies',
      value: formatList(stored.allergies, (code) => allergyNames.get(code) ?? herbNames.get(code) ?? code),
    },
    { name: 'Pregnant', value: formatPregnancy(stored) },
    { name: 'Breastfeeding', value: formatAnswer(stored.breastfeeding) },
    { name: 'Trying to conceive', value: formatAnswer(stored.tryingToConceive) },
    { name: 'Operation within 14 days', value: formatAnswer(stored.surgeryPlanned) },
    { name: 'Answered on', value: formatDay(stored.savedOn) },
  ]
}
