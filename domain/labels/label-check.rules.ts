import { createRules } from '#domain/safety/check.rules.ts'
import type { HerbFacts, SafetyFacts } from '#domain/safety/facts.ts'
import { createMedicineNoticeWriter, createFindingWriter } from '#domain/safety/finding-messages.ts'
import type { IngredientToCheck } from '#domain/safety/ingredients.rules.ts'
import { createNameInterpreter } from '#domain/safety/ingredients.rules.ts'
import { indexNames, type NameMeaning } from '#domain/safety/names.ts'
import { createNotes, type NoteTopic } from '#domain/safety/notes.ts'
import type { Checker } from '#domain/safety/stored-check.ts'
import { preparationRequirements } from '#domain/safety/vocabulary.ts'
import { plainFigures } from '#domain/written-figures.ts'

import { wordRefusals } from './label-words.rules.ts'
import type { LabelDraft, LabelLine, LabelNotes } from './label.types.ts'

/**
 * Result of the check for a label. `refusals` are reasons against printing; `missing` are amounts that are still
 * needed. `unknownLines` are the keys of unrecognised lines; `meanings` maps each key to a description; `herbs` are the
 * recognised herbs; `requirements` are their brewing conditions.
 */
export type LabelCheck = {
  refusals: string[]
  missing: string[]
  unknownLines: ReadonlySet<string>
  meanings: ReadonlyMap<string, string>
  herbs: HerbFacts[]
  requirements: (typeof preparationRequirements)[number][]
  warnings: LabelNotes[]
}

export type CheckLabel = (draft: LabelDraft) => LabelCheck

/** Sections of the label's notes. Details that only a page shows are left out; the first section summarises them. */
const sections: readonly { topics: NoteTopic[]; title: string }[] = [
  { topics: ['everybody', 'summary'], title: 'For everyone' },
  { topics: ['medicine'], title: 'Medicines' },
  { topics: ['condition'], title: 'Illnesses' },
  { topics: ['tip'], title: 'Also' },
]

export const unreviewedLabel = 'Not checked by a person.'
export const unknownLabel = 'It contains no herb that we know, so nothing was checked.'

/**
 * Returns an amount for the check: a number without a unit is grams, and commas can be decimal or thousands separators.
 */
export const amountOf = ({ amount }: Pick<LabelLine, 'amount'>): string => {
  const typed = plainFigures(amount.trim())
  return /^\d+(?:\.\d+)?$/.test(typed) ? `${typed} g` : typed
}

/** Creates the checker for labels. It leaves out sources, because labels have no room for them. */
export const createLabelChecker = (facts: SafetyFacts): Checker => ({
  check: createRules(facts, () => []),
  writeFinding: createFindingWriter(facts),
  writeMedicineNotice: createMedicineNoticeWriter(facts),
  facts,
})

/**
 * Creates the check of a label. Unrecognised lines are marked and left out of the check; everything else is checked.
 */
export function createLabelCheck(checker: Checker): CheckLabel {
  const { check, writeFinding, facts } = checker
  const index = indexNames(facts)
  const readName = createNameInterpreter(index)
  return (draft) => {
    const lines = namedLines(draft).map((line) => Object.assign({ reading: readName(line.name).meaning }, line))
    const known = lines.filter(({ reading }) => reading.kind !== 'unknown')
    const herbs = known.flatMap(({ reading }) =>
      reading.kind === 'plants' ? reading.plants.flatMap((plant) => (plant.kind === 'herb' ? [plant.herb] : [])) : [],
    )
    const ingredients = known.map((line): IngredientToCheck => ({ name: line.name, amount: amountOf(line) }))
    const { cups, cupsPerDay, courseDays, preparation } = draft
    const report = check(
      {
        ingredients,
        servings: Number(cups),
        cupsPerDay: Number(cupsPerDay),
        courseDays: courseDays.trim() === '' ? null : Number(courseDays),
        preparation,
      },
      undefined,
      'human',
    )
    const findings = report.findings.filter(({ code }) => code !== 'NO_HERBS')
    const refused = findings.filter(({ level }) => level === 'REFUSE')
    const isMissing = ({ code, subject }: (typeof refused)[number]) =>
      code === 'UNPARSEABLE_AMOUNT' && known.some((line) => !line.amount.trim() && readName(line.name).name === subject)
    const unknown = lines.filter(({ reading }) => reading.kind === 'unknown')
    const wordReasons = wordRefusals(
      index,
      draft,
      lines.flatMap((line) => (line.reading.kind === 'plants' ? [] : [`${amountOf(line) || '1 g'} ${line.name}`])),
      { plants: new Set(herbs.map(({ slug }) => slug)), servings: Number(cups), cupsPerDay: Number(cupsPerDay) },
    )
    const isReviewed = !findings.some(({ level }) => level === 'REVIEW')
    const extra = [...(isReviewed ? [] : [unreviewedLabel]), ...(herbs.length > 0 ? [] : [unknownLabel])]
    const allNotes = createNotes(
      checker,
      findings.filter(({ level }) => level !== 'REFUSE'),
    )
    const notes = sections.map(({ topics, title }, position) => {
      const topicTexts = allNotes.filter(({ topic }) => topics.includes(topic)).map(({ text }) => text)
      const isUnknown = position === 0 && herbs.length === 0
      return {
        title: isUnknown ? 'Not checked' : title,
        text: [...(position === 0 ? extra : []), ...topicTexts].join(' '),
      }
    })
    return {
      refusals: [...new Set([...refused.filter((one) => !isMissing(one)).map(writeFinding), ...wordReasons])],
      missing: refused.filter(isMissing).map(writeFinding),
      unknownLines: new Set(unknown.map(({ key }) => key)),
      meanings: new Map(lines.map(({ key, reading }) => [key, meaningOf(reading)])),
      herbs,
      requirements: preparationRequirements.filter((code) => herbs.some(({ tea }) => tea.requirements.includes(code))),
      warnings: notes.filter(({ text }) => text !== ''),
    }
  }
}

function meaningOf(reading: NameMeaning): string {
  if (reading.kind === 'unknown') return "Not checked: we don't know a herb with this name."
  if (reading.kind === 'safe') return 'Kitchen ingredient'
  if (reading.kind === 'form') return 'Not for tea'
  return reading.plants.map((plant) => (plant.kind === 'herb' ? plant.herb : plant.plant).scientificName).join(', or ')
}

export const namedLines = ({ lines }: LabelDraft) => lines.filter(({ name }) => name.trim() !== '')
