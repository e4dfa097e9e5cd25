import { listWords } from '../words.ts'
import { listAllergies } from './allergen-names.ts'
import type { Source } from './facts.ts'
import type { Finding, FindingCode, RawFinding } from './findings.ts'
import { medicineNotes } from './medicine-notes.ts'

/** Functions that write the text of a finding, and of all notices about one drug class. */
export type FindingWriters = {
  say: (finding: RawFinding) => string
  sayMedicine: (notices: readonly RawFinding[]) => string
}

/**
 * Part of a page in which a note is shown. `everybody` and `summary` are in the short box; a `summary` shortens what
 * `detail` says herb by herb. A `tip` is less important.
 */
export type NoteTopic = 'everybody' | 'summary' | 'medicine' | 'condition' | 'tip' | 'detail'
export type Note = { topic: NoteTopic; text: string; sources: readonly Source[] }

/** Note made from all notices with these codes. Its text is empty when there is nothing to say. */
type Summary = { codes: readonly FindingCode[]; text: (found: readonly Finding[]) => string }

const subjectOf = (found: readonly Finding[], code: FindingCode) => found.find((one) => one.code === code)?.subject

const isCautionary = (subject: string | undefined) => subject === 'caution' || subject === 'no_data'

function personsLine(found: readonly Finding[]): string {
  const conditionNotices = [
    { condition: 'pregnant', subject: subjectOf(found, 'PREGNANCY_NOTICE') },
    { condition: 'breastfeeding', subject: subjectOf(found, 'LACTATION_NOTICE') },
  ].filter(({ subject }) => subject !== undefined)
  const [refused, askFirst] = [
    conditionNotices.filter(({ subject }) => !isCautionary(subject)).map(({ condition }) => condition),
    conditionNotices.filter(({ subject }) => isCautionary(subject)).map(({ condition }) => condition),
  ]
  return [
    ...(refused.length > 0 ? [`Don't drink this if you are ${listWords(refused, 'or')}.`] : []),
    ...(askFirst.length > 0 ? [`Ask your midwife or doctor first if you are ${listWords(askFirst, 'or')}.`] : []),
  ].join(' ')
}

const kitchenAllergies: Record<string, string> = { milk_allergy: 'milk', nut_allergy: 'nuts' }

function allergiesLine(found: readonly Finding[]): string {
  const codes = found.flatMap(({ code, subject }) => (code === 'ALLERGEN_NOTICE' ? subject.split(' ') : []))
  const kitchen = found.flatMap(({ subject }) => kitchenAllergies[subject] ?? [])
  const named = listAllergies(codes, kitchen)
  return named === '' ? '' : `Don't drink this if you are allergic to ${named}.`
}

const summaries: readonly Summary[] = [
  { codes: ['PREGNANCY_NOTICE', 'LACTATION_NOTICE'], text: personsLine },
  { codes: ['ALLERGEN_NOTICE', 'INGREDIENT_NOTICE'], text: allergiesLine },
]

/** Notices that are short enough for the short box. */
const everybodyCodes: ReadonlySet<FindingCode> = new Set<FindingCode>([
  'STACK_HEPATOTOXIC_SIGNAL',
  'DROWSINESS_DRIVING',
  'DURATION_NOTICE',
  'DURATION_ADVICE',
  'PHOTOSENSITIVITY_NOTICE',
  'CAFFEINE_INFO',
  'EDUCATIONAL',
])
const medicineCodes: ReadonlySet<FindingCode> = new Set<FindingCode>(['MUCILAGE_NOTICE', 'TANNIN_NOTICE'])
const conditionCodes: ReadonlySet<FindingCode> = new Set<FindingCode>(['CONDITION_NOTICE', 'DIURETIC_NOTICE'])
const detailCodes: ReadonlySet<FindingCode> = new Set<FindingCode>([
  'PREGNANCY_NOTICE',
  'LACTATION_NOTICE',
  'ALLERGEN_NOTICE',
])
const topicsOfIngredients: Record<string, NoteTopic> = {
  diabetes_sugar: 'condition',
  gluten_cross_contact: 'condition',
  milk_allergy: 'detail',
  nut_allergy: 'detail',
}

function topicOf({ level, code, subject }: Finding): NoteTopic {
  if (level !== 'NOTICE' || code === 'AGE_NOTICE' || everybodyCodes.has(code)) return 'everybody'
  if (medicineCodes.has(code)) return 'medicine'
  if (conditionCodes.has(code)) return 'condition'
  if (detailCodes.has(code)) return 'detail'
  return (code === 'INGREDIENT_NOTICE' ? topicsOfIngredients[subject] : undefined) ?? 'tip'
}

/**
 * Returns the notes of a check in display order: warnings, the age notice, one summary for each question that everybody
 * is asked, one row for each drug class, then the rest. Each note carries only the sources of its own text.
 */
export function createNotes({ say, sayMedicine }: FindingWriters, findings: readonly Finding[]): Note[] {
  const notes = findings
    .filter(({ code }) => code !== 'MEDICINE_NOTICE')
    .map((finding) => ({ finding, topic: topicOf(finding), text: say(finding), sources: finding.sources }))
  const of = (noteTopic: NoteTopic) => notes.filter(({ topic }) => topic === noteTopic).map(withoutFinding)
  const box = notes.filter(({ topic }) => topic === 'everybody')
  const isFirst = ({ finding: { level, code } }: (typeof box)[number]) => level !== 'NOTICE' || code === 'AGE_NOTICE'
  return [
    ...box.filter(isFirst).map(withoutFinding),
    ...summaries.flatMap((summary) => summarise(summary, findings)),
    ...joinDurations(box.filter((note) => !isFirst(note))).map(withoutFinding),
    ...medicineNotes(findings, sayMedicine),
    ...of('medicine'),
    ...of('condition'),
    ...of('tip'),
    ...of('detail'),
  ]
}

type FindingNote = Note & { finding: Finding }

/** Joins the notes about when to stop and when to see a doctor. */
function joinDurations(box: readonly FindingNote[]): FindingNote[] {
  const stop = box.find(({ finding }) => finding.code === 'DURATION_NOTICE')
  const advice = box.find(({ finding }) => finding.code === 'DURATION_ADVICE')
  if (!stop || !advice) return [...box]
  const joined: FindingNote = {
    ...stop,
    text: `Stop after ${stop.finding.subject} days. ${advice.text}`,
    sources: [...stop.sources, ...advice.sources],
  }
  return box.flatMap((note) => (note === stop ? [joined] : note === advice ? [] : [note]))
}

const withoutFinding = ({ topic, text, sources }: Note): Note => ({ topic, text, sources })

function summarise({ codes, text }: Summary, findings: readonly Finding[]): Note[] {
  const found = findings.filter(({ code, level }) => level === 'NOTICE' && codes.includes(code))
  const words = text(found)
  const sources = found.filter(({ code }) => code !== 'INGREDIENT_NOTICE').flatMap((finding) => finding.sources)
  return words === '' ? [] : [{ topic: 'summary', text: words, sources }]
}
