import { formatCups as cupsInWords } from '#domain/recipes/recipe-counts.ts'
import { requirementTexts } from '#domain/safety/finding-messages.ts'
import { toSentenceCase } from '#domain/words.ts'

import { formatLabelDate } from './best-before.rules.ts'
import { normaliseAmount, type LabelCheck, listNamedLines } from './label-check.rules.ts'
import type { LabelContents, LabelDraft } from './label.types.ts'

/** Returns the texts of a checked label. `computedDate` is the best-before date if the member typed none. */
export function createLabelContents(
  draft: LabelDraft,
  check: LabelCheck,
  computedDate: string | undefined,
): LabelContents {
  const lines = listNamedLines(draft)
  const dates: [string, string][] = [
    ['Made on', formatLabelDate(draft.madeOn)],
    ['Best before', formatLabelDate(draft.bestBefore || (computedDate ?? ''))],
    ['Batch', toOneLine(draft.batch)],
  ]
  return {
    name: toOneLine(draft.name),
    subtitle: toOneLine(draft.subtitle),
    rows: lines.map((line) => ({
      name: toOneLine(line.name),
      amount: toOneLine(normaliseAmount(line)),
      isChecked: !check.unknownLines.has(line.key),
    })),
    dose: lines.length === 0 ? '' : formatDose(draft),
    brewing: formatConfirmedConditions(draft, check),
    steps: splitSteps(draft.instructions),
    notes: toOneLine(draft.notes),
    warnings: check.warnings,
    dates: dates.filter(([, value]) => value !== ''),
  }
}

const formatDose = ({ cups, cupsPerDay, courseDays }: LabelDraft) =>
  [
    `Makes ${cupsInWords(Number(cups))}`,
    `at most ${cupsInWords(Number(cupsPerDay))} a day`,
    ...(courseDays.trim() === '' ? [] : [`for up to ${courseDays === '1' ? '1 day' : `${courseDays} days`}`]),
  ].join(', ')

/** Splits instructions into steps, one per line. Removes typed numbers and bullets. */
const splitSteps = (instructions: string) =>
  instructions
    .split('\n')
    .map((step) => toOneLine(step.replace(/^\s*(?:\d+[.)]|[-*•])\s+/, '')))
    .filter(Boolean)

/**
 * Returns the brewing conditions that the member confirmed. Every label states them, because the check relies on them.
 */
const formatConfirmedConditions = ({ preparation }: LabelDraft, { requirements }: LabelCheck) =>
  requirements
    .filter((code) => preparation.includes(code))
    .map((code) => requirementTexts[code])
    .map((text) => `${toSentenceCase(text)}.`)
    .join(' ')

const toOneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim()
