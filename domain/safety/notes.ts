import { joinWords } from '../words.ts'
import { listAllergies } from './allergen-names.ts'
import type { Source } from './facts.ts'
import { isAvoidNotice } from './finding-messages.ts'
import type { Finding, FindingCode, RawFinding } from './findings.ts'

/** Functions that write the text for a finding, and one text for all notices about a drug class. */
export type FindingWriters = {
  writeFinding: (finding: RawFinding) => string
  writeMedicineNotice: (notices: readonly RawFinding[]) => string
}

/**
 * Part of a page that shows a note. `everybody` and `summary` are in the short box; a `summary` shortens the herb-by-
 * herb text of `detail`. A `tip` is less important.
 */
export type NoteTopic = 'everybody' | 'summary' | 'medicine' | 'condition' | 'tip' | 'detail'
export type Note = { topic: NoteTopic; text: string; sources: readonly Source[] }

/** Note that summarises all notices with these codes. An empty text adds no note. */
type Summary = { codes: readonly FindingCode[]; text: (notices: readonly Finding[]) => string }

const findSubject = (notices: readonly Finding[], code: FindingCode) =>
  notices.find((one) => one.code === code)?.subject

const isCautionary = (subject: string | undefined) => subject === 'caution' || subject === 'no_data'

function writePregnancySummary(notices: readonly Finding[]): string {
  const conditionNotices = [
    { condition: 'pregnant', subject: findSubject(notices, 'PREGNANCY_NOTICE') },
    { condition: 'breastfeeding', subject: findSubject(notices, 'LACTATION_NOTICE') },
  ].filter(({ subject }) => subject !== undefined)
  const [refused, askFirst] = [
    conditionNotices.filter(({ subject }) => !isCautionary(subject)).map(({ condition }) => condition),
    conditionNotices.filter(({ subject }) => isCautionary(subject)).map(({ condition }) => condition),
  ]
  return [
    ...(refused.length > 0 ? [`Don’t drink this if you are ${joinWords(refused, 'or')}.`] : []),
    ...(askFirst.length > 0 ? [`Ask your midwife or doctor first if you are ${joinWords(askFirst, 'or')}.`] : []),
  ].join(' ')
}

const kitchenAllergies: Record<string, string> = { milk_allergy: 'milk', nut_allergy: 'nuts' }

function writeAllergySummary(notices: readonly Finding[]): string {
  const codes = notices.flatMap(({ code, subject }) => (code === 'ALLERGEN_NOTICE' ? subject.split(' ') : []))
  const kitchen = notices.flatMap(({ subject }) => kitchenAllergies[subject] ?? [])
  const allergyList = listAllergies(codes, kitchen)
  return allergyList === '' ? '' : `Don’t drink this if you are allergic to ${allergyList}.`
}

const summaries: readonly Summary[] = [
  { codes: ['PREGNANCY_NOTICE', 'LACTATION_NOTICE'], text: writePregnancySummary },
  { codes: ['ALLERGEN_NOTICE', 'INGREDIENT_NOTICE'], text: writeAllergySummary },
]

/** Notices short enough for the short box. */
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
const ingredientTopics: Record<string, NoteTopic> = {
  diabetes_sugar: 'condition',
  gluten_cross_contact: 'condition',
  milk_allergy: 'detail',
  nut_allergy: 'detail',
}

function chooseTopic({ level, code, subject }: Finding): NoteTopic {
  if (level !== 'NOTICE' || code === 'AGE_NOTICE' || everybodyCodes.has(code)) return 'everybody'
  if (medicineCodes.has(code)) return 'medicine'
  if (conditionCodes.has(code)) return 'condition'
  if (detailCodes.has(code)) return 'detail'
  return (code === 'INGREDIENT_NOTICE' ? ingredientTopics[subject] : undefined) ?? 'tip'
}

/**
 * Returns a check's notes in display order: warnings, the age notice, one summary for each general question, one row
 * for each drug class, then the rest. Each note has only the sources of its own text.
 */
export function createNotes(
  { writeFinding, writeMedicineNotice }: FindingWriters,
  findings: readonly Finding[],
): Note[] {
  const notes = findings
    .filter(({ code }) => code !== 'MEDICINE_NOTICE')
    .map((finding) => ({ finding, topic: chooseTopic(finding), text: writeFinding(finding), sources: finding.sources }))
  const notesWithTopic = (noteTopic: NoteTopic) => notes.filter(({ topic }) => topic === noteTopic).map(toNote)
  const boxNotes = notes.filter(({ topic }) => topic === 'everybody')
  const isFirst = ({ finding: { level, code } }: (typeof boxNotes)[number]) =>
    level !== 'NOTICE' || code === 'AGE_NOTICE'
  return [
    ...boxNotes.filter(isFirst).map(toNote),
    ...summaries.flatMap((summary) => summarise(summary, findings)),
    ...joinDurations(boxNotes.filter((note) => !isFirst(note))).map(toNote),
    ...createMedicineNotes(findings, writeMedicineNotice),
    ...notesWithTopic('medicine'),
    ...notesWithTopic('condition'),
    ...notesWithTopic('tip'),
    ...notesWithTopic('detail'),
  ]
}

type FindingNote = Note & { finding: Finding }

/** Joins the notes on when to stop and when to see a doctor. */
function joinDurations(boxNotes: readonly FindingNote[]): FindingNote[] {
  const stopNote = boxNotes.find(({ finding }) => finding.code === 'DURATION_NOTICE')
  const adviceNote = boxNotes.find(({ finding }) => finding.code === 'DURATION_ADVICE')
  if (!stopNote || !adviceNote) return [...boxNotes]
  const joined: FindingNote = {
    ...stopNote,
    text: `Stop after ${stopNote.finding.subject} days. ${adviceNote.text}`,
    sources: [...stopNote.sources, ...adviceNote.sources],
  }
  return boxNotes.flatMap((note) => (note === stopNote ? [joined] : note === adviceNote ? [] : [note]))
}

const toNote = ({ topic, text, sources }: Note): Note => ({ topic, text, sources })

function summarise({ codes, text }: Summary, findings: readonly Finding[]): Note[] {
  const notices = findings.filter(({ code, level }) => level === 'NOTICE' && codes.includes(code))
  const summaryText = text(notices)
  const sources = notices.filter(({ code }) => code !== 'INGREDIENT_NOTICE').flatMap((finding) => finding.sources)
  return summaryText === '' ? [] : [{ topic: 'summary', text: summaryText, sources }]
}

/**
 * Returns one note for each drug class, with all its effects and the strictest advice. Classes that rule out the recipe
 * come first.
 */
function createMedicineNotes(
  findings: readonly Finding[],
  writeMedicineNotice: (notices: readonly RawFinding[]) => string,
): Note[] {
  const notices = findings.filter(({ code }) => code === 'MEDICINE_NOTICE')
  const byClass = Map.groupBy(notices, ({ subject }) => subject.split(' ')[0] ?? '')
  return [...byClass.values()]
    .toSorted((one, other) => Number(other.some(isAvoidNotice)) - Number(one.some(isAvoidNotice)))
    .map((classNotices) => ({
      topic: 'medicine',
      text: writeMedicineNotice(classNotices),
      sources: classNotices.flatMap(({ sources }) => sources),
    }))
}
