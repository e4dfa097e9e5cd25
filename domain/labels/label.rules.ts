import { formatCups as cupsInWords } from '#domain/recipes/recipe-counts.ts'
import { requirementTexts } from '#domain/safety/finding-messages.ts'
import { sentenceCase } from '#domain/words.ts'

import { labelDay } from './best-before.rules.ts'
import { amountOf, type LabelCheck, namedLines } from './label-check.rules.ts'
import type { LabelContents, LabelDraft } from './label.types.ts'

/** Returns the texts of a label after its check. `computed` is the best-before date when the member typed none. */
export function labelContents(draft: LabelDraft, check: LabelCheck, computed: string | undefined): LabelContents {
  const lines = namedLines(draft)
  const dates: [string, string][] = [
    ['Made on', labelDay(draft.madeOn)],
    ['Best before', labelDay(draft.bestBefore || (computed ?? ''))],
    ['Batch', oneLine(draft.batch)],
  ]
  return {
    name: oneLine(draft.name),
    subtitle: oneLine(draft.subtitle),
    rows: lines.map((line) => ({
      name: oneLine(line.name),
      amount: oneLine(amountOf(line)),
      isChecked: !check.unknownLines.has(line.key),
    })),
    dose: lines.length === 0 ? '' : doseOf(draft),
    brewing: confirmedConditions(draft, check),
    steps: stepsOf(draft.instructions),
    notes: oneLine(draft.notes),
    warnings: check.warnings,
    dates: dates.filter(([, value]) => value !== ''),
  }
}

const doseOf = ({ cups, cupsPerDay, courseDays }: LabelDraft) =>
  [
    `Makes ${cupsInWords(Number(cups))}`,
    `at most ${cupsInWords(Number(cupsPerDay))} a day`,
    ...(courseDays.trim() === '' ? [] : [`for up to ${courseDays === '1' ? '1 day' : `${courseDays} days`}`]),
  ].join(', ')

/** Splits instructions into steps, one per line, and removes typed numbers and bullets. */
const stepsOf = (instructions: string) =>
  instructions
    .split('\n')
    .map((step) => oneLine(step.replace(/^\s*(?:\d+[.)]|[-*•])\s+/, '')))
    .filter(Boolean)

/**
 * Returns the brewing conditions that the member confirmed. Every label states them, because the check relies on them.
 */
const confirmedConditions = ({ preparation }: LabelDraft, { requirements }: LabelCheck) =>
  requirements
    .filter((code) => preparation.includes(code))
    .map((code) => requirementTexts[code])
    .map((words) => `${sentenceCase(words)}.`)
    .join(' ')

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim()
