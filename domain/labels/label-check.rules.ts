import { normaliseDecimals } from '#domain/amounts/figures.ts'
import { createRules } from '#domain/safety/check.rules.ts'
import type { HerbFacts, SafetyFacts } from '#domain/safety/facts.ts'
import { createMedicineNoticeWriter, createFindingWriter } from '#domain/safety/finding-messages.ts'
import type { IngredientToCheck } from '#domain/safety/ingredients.rules.ts'
import { createNameInterpreter } from '#domain/safety/ingredients.rules.ts'
import { indexNames, type NameIndex, type NameMeaning } from '#domain/safety/names.ts'
import { createNotes, type NoteTopic } from '#domain/safety/notes.ts'
import type { Checker } from '#domain/safety/stored-check.ts'
import { findDoseProblems, findDrinkProblems } from '#domain/safety/text-check.ts'
import type { RecipeContext } from '#domain/safety/text-findings.ts'
import { preparationRequirements } from '#domain/safety/vocabulary.ts'

import type { LabelDraft, LabelLine, LabelNote } from './label.types.ts'

/**
 * Result of checking a label. `refusals` are reasons not to print it. `missingAmounts` are amounts that the check still
 * needs. `unknownLines` are the keys of unrecognised lines. `descriptions` are texts by line key. `requirements` are
 * brewing conditions for the recognised `herbs`.
 */
export type LabelCheck = {
  refusals: string[]
  missingAmounts: string[]
  unknownLines: ReadonlySet<string>
  descriptions: ReadonlyMap<string, string>
  herbs: HerbFacts[]
  requirements: (typeof preparationRequirements)[number][]
  warnings: LabelNote[]
}

export type CheckLabel = (draft: LabelDraft) => LabelCheck

/** Sections of the label's notes. Notes that only a page shows are left out; the first section summarises them. */
const sections: readonly { topics: NoteTopic[]; title: string }[] = [
  { topics: ['everybody', 'summary'], title: 'For everyone' },
  { topics: ['medicine'], title: 'Medicines' },
  { topics: ['condition'], title: 'Illnesses' },
  { topics: ['tip'], title: 'Also' },
]

export const unreviewedNote = 'Not checked by a person.'
export const unknownHerbsNote = 'It contains no herbs that we know, so we could not check it.'

/**
 * Returns an amount for the check. A number without a unit is in grams. Commas can be decimal or thousands separators.
 */
export const normaliseAmount = ({ amount }: Pick<LabelLine, 'amount'>): string => {
  const amountText = normaliseDecimals(amount.trim())
  return /^\d+(?:\.\d+)?$/.test(amountText) ? `${amountText} g` : amountText
}

const writeUncheckedMedicine = (name: string) => `We did not check this tea against “${name}”. Ask your pharmacist.`

/** Creates a checker without sources, because labels have no room for them. */
export const createLabelChecker = (facts: SafetyFacts): Checker => ({
  check: createRules(facts, () => []),
  writeFinding: createFindingWriter(facts, writeUncheckedMedicine),
  writeMedicineNotice: createMedicineNoticeWriter(facts),
  facts,
})

/** Creates the check for labels. It marks unrecognised lines and checks everything else. */
export function createLabelCheck(checker: Checker): CheckLabel {
  const { check, writeFinding, facts } = checker
  const index = indexNames(facts)
  const interpretName = createNameInterpreter(index)
  return (draft) => {
    const lines = listNamedLines(draft).map((line) =>
      Object.assign({ meaning: interpretName(line.name).meaning }, line),
    )
    const knownLines = lines.filter(({ meaning }) => meaning.kind !== 'unknown')
    const herbs = knownLines.flatMap(({ meaning }) =>
      meaning.kind === 'plants' ? meaning.plants.flatMap((plant) => (plant.kind === 'herb' ? [plant.herb] : [])) : [],
    )
    const ingredients = knownLines.map((line): IngredientToCheck => ({
      name: line.name,
      amount: normaliseAmount(line),
    }))
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
    const refusalFindings = findings.filter(({ level }) => level === 'REFUSE')
    const isMissing = ({ code, subject }: (typeof refusalFindings)[number]) =>
      code === 'UNPARSEABLE_AMOUNT' &&
      knownLines.some((line) => !line.amount.trim() && interpretName(line.name).name === subject)
    const unrecognisedLines = lines.filter(({ meaning }) => meaning.kind === 'unknown')
    const textRefusals = findTextRefusals(
      index,
      draft,
      lines.flatMap((line) =>
        line.meaning.kind === 'plants' ? [] : [`${normaliseAmount(line) || '1 g'} ${line.name}`],
      ),
      { plants: new Set(herbs.map(({ slug }) => slug)), servings: Number(cups), cupsPerDay: Number(cupsPerDay) },
    )
    const needsReview = findings.some(({ level }) => level === 'REVIEW')
    const generalNotes = [...(needsReview ? [unreviewedNote] : []), ...(herbs.length > 0 ? [] : [unknownHerbsNote])]
    const allNotes = createNotes(
      checker,
      findings.filter(({ level }) => level !== 'REFUSE'),
    )
    const notes = sections.map(({ topics, title }, position) => {
      const topicTexts = allNotes.filter(({ topic }) => topics.includes(topic)).map(({ text }) => text)
      const isUnknown = position === 0 && herbs.length === 0
      return {
        title: isUnknown ? 'Not checked' : title,
        text: [...(position === 0 ? generalNotes : []), ...topicTexts].join(' '),
      }
    })
    return {
      refusals: [
        ...new Set([...refusalFindings.filter((finding) => !isMissing(finding)).map(writeFinding), ...textRefusals]),
      ],
      missingAmounts: refusalFindings.filter(isMissing).map(writeFinding),
      unknownLines: new Set(unrecognisedLines.map(({ key }) => key)),
      descriptions: new Map(lines.map(({ key, meaning }) => [key, describeMeaning(meaning)])),
      herbs,
      requirements: preparationRequirements.filter((code) => herbs.some(({ tea }) => tea.requirements.includes(code))),
      warnings: notes.filter(({ text }) => text !== ''),
    }
  }
}

function describeMeaning(meaning: NameMeaning): string {
  if (meaning.kind === 'unknown') return 'Not checked: we don’t know a herb with this name.'
  if (meaning.kind === 'safe') return 'Kitchen ingredient'
  if (meaning.kind === 'form') return 'Not for tea'
  return meaning.plants.map((plant) => (plant.kind === 'herb' ? plant.herb : plant.plant).scientificName).join(', or ')
}

export const listNamedLines = ({ lines }: LabelDraft) => lines.filter(({ name }) => name.trim() !== '')

type LabelTexts = Pick<LabelDraft, 'name' | 'subtitle' | 'instructions' | 'batch' | 'notes'>

/**
 * Returns reasons not to print a label's texts. Refuses excessive doses in any field. Refuses restricted plants too,
 * but in the notes only if the text says to drink them. `unweighedLines` are lines, with amounts, that the check
 * doesn't weigh.
 */
function findTextRefusals(
  index: NameIndex,
  draft: LabelTexts,
  unweighedLines: readonly string[],
  recipe: RecipeContext,
): string[] {
  const { name, subtitle, instructions, batch, notes } = draft
  return [
    ...[name, subtitle, instructions, batch, ...unweighedLines].flatMap((text) =>
      findDrinkProblems(index, text, recipe),
    ),
    ...findDoseProblems(index, notes, recipe),
  ].flatMap(({ level, text }) => (level === 'REFUSE' ? [text] : []))
}
