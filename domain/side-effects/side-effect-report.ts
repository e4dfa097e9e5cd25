import { formatDay } from '#domain/date-in-words.ts'
import { isDay } from '#domain/days.ts'
import { cleanLine, cleanLines, isBlank } from '#domain/text-lines.ts'

import {
  maxLineLength,
  maxTextLength,
  type SideEffectField,
  sideEffectFields,
  sideEffectSections,
} from './side-effect-fields.ts'

/** Answers by the name of the field; a question with several answers has several. An unanswered question is missing. */
export type SideEffectAnswers = Readonly<Record<string, readonly string[]>>

/** Returns the answers to known questions in clean text. Leaves out blank answers and choices that don't exist. */
export function readSideEffectAnswers(entries: Iterable<readonly [name: string, value: string]>): SideEffectAnswers {
  const valuesByName = Map.groupBy(entries, ([name]) => name)
  const answers = sideEffectFields.flatMap((field): [string, string[]][] => {
    const values = (valuesByName.get(field.name) ?? []).flatMap(([, value]) => readValue(field, value))
    const kept = field.kind === 'choices' ? [...new Set(values)] : values.slice(0, 1)
    return kept.length > 0 ? [[field.name, kept]] : []
  })
  return Object.fromEntries(answers)
}

function readValue({ kind, options = [] }: SideEffectField, value: string): string[] {
  if (kind === 'choice' || kind === 'choices') return options.filter((option) => option === value)
  const text = kind === 'text' ? cleanLines(value) : cleanLine(value)
  return isBlank(text) ? [] : [text]
}

const periods = [
  ['reactionStart', 'reactionEnd'],
  ['productStart', 'productEnd'],
] as const

/** Returns an error for each field that needs one. `latestDay` is the last day that has begun somewhere, `yyyy-mm-dd`. */
export function findSideEffectErrors(answers: SideEffectAnswers, latestDay: string): Record<string, string> {
  const read = (name: string) => answers[name]?.[0] ?? ''
  const errors = sideEffectFields.flatMap((field): [string, string][] => {
    const error = findFieldError(field, read(field.name), latestDay)
    return error === undefined ? [] : [[field.name, error]]
  })
  const reversed = periods.flatMap(([start, end]): [string, string][] =>
    read(start) !== '' && read(end) !== '' && read(end) < read(start)
      ? [[end, 'This date is before the first one']]
      : [],
  )
  return { ...Object.fromEntries(reversed), ...Object.fromEntries(errors) }
}

function findFieldError({ kind, isRequired }: SideEffectField, value: string, latestDay: string): string | undefined {
  if (isRequired && value === '') return 'Please describe what happened'
  if (kind === 'date' && value !== '' && !isDay(value)) return 'Please enter a date'
  if (kind === 'date' && value > latestDay) return 'This date is in the future'
  const max = kind === 'text' ? maxTextLength : maxLineLength
  return value.length > max ? `Please use at most ${max} characters` : undefined
}

/**
 * Writes the report as plain text, with every question of the official forms. Lines of an answer are indented, so that no
 * answer looks like a question.
 */
export const writeSideEffectReport = (answers: SideEffectAnswers): string =>
  [
    'Report of a suspected side effect of a herbal product',
    ...sideEffectSections.map(({ title, fields }) =>
      [title.toUpperCase(), ...fields.map((field) => `${field.label}\n${indent(writeAnswer(field, answers))}`)].join(
        '\n\n',
      ),
    ),
  ].join('\n\n\n')

function writeAnswer({ name, kind }: SideEffectField, answers: SideEffectAnswers): string {
  const values = answers[name] ?? []
  if (values.length === 0) return 'Not answered'
  return kind === 'date' ? values.map(formatDay).join('') : values.join('; ')
}

const indent = (text: string) =>
  text
    .split('\n')
    .map((line) => `    ${line}`)
    .join('\n')
