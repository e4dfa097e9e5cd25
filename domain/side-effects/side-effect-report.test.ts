import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { maxLineLength, maxTextLength, sideEffectFields } from './side-effect-fields.ts'
import { findSideEffectErrors, readSideEffectAnswers, writeSideEffectReport } from './side-effect-report.ts'

const today = '2026-11-29'
const findErrors = (answers: Record<string, string>) =>
  findSideEffectErrors(readSideEffectAnswers(Object.entries({ reaction: 'A rash', ...answers })), today)

describe('the report of a side effect', () => {
  it('has every question, with its answer below it', () => {
    const report = writeSideEffectReport(
      readSideEffectAnswers([
        ['reaction', 'A rash\r\non both arms'],
        ['reactionStart', '2026-11-20'],
        ['seriousness', 'None of these'],
        ['seriousness', 'Birth defect'],
        ['sex', 'Female'],
        ['unknown', 'Nobody asked this'],
      ]),
    )
    for (const { label } of sideEffectFields) expect(report).toContain(`\n${label}\n    `)
    expect(report).toContain('What happened?\n    A rash\n    on both arms\n')
    expect(report).toContain('When did it start?\n    20 Nov 2026\n')
    expect(report).toContain('    None of these; Birth defect\n')
    expect(report).toContain('Weight\n    Not answered')
    expect(report).not.toContain('Nobody asked')
  })

  it('never lets an answer look like a question', () => {
    const labels = new Set(
      writeSideEffectReport({})
        .split('\n')
        .filter((line) => !line.startsWith(' ')),
    )
    const text = fc.string({ unit: fc.constantFrom('Age', '\n', '\r', '\u2028', ' ', 'x', '\u202e', '<') })
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...sideEffectFields.map(({ name }) => name)), text), (typed) => {
        const report = writeSideEffectReport(readSideEffectAnswers(Object.entries(typed)))
        const lines = report.split(/[\n\r\u2028]/).filter((line) => !line.startsWith(' '))
        expect(new Set(lines)).toEqual(labels)
      }),
    )
  })

  it('ignores choices that don’t exist, and a second answer to a question with one', () => {
    expect(
      readSideEffectAnswers([
        ['sex', 'Yes'],
        ['outcome', 'Died'],
        ['outcome', 'Recovered'],
      ]),
    ).toEqual({
      outcome: ['Died'],
    })
  })
})

describe('the form of a side effect', () => {
  it('needs only a description', () => {
    expect(findErrors({})).toEqual({})
    expect(findErrors({ reaction: ' \u200b\n' })).toEqual({ reaction: 'Please describe what happened' })
  })

  it.each([
    [{ reactionStart: '2026-02-31' }, { reactionStart: 'Please enter a date' }],
    [{ reactionStart: '2026-11-30' }, { reactionStart: 'This date is in the future' }],
    [{ reactionStart: today, reactionEnd: '2026-11-28' }, { reactionEnd: 'This date is before the first one' }],
    [{ productStart: today, productEnd: '2026-11-28' }, { productEnd: 'This date is before the first one' }],
    [{ productStart: today, productEnd: today }, {}],
    [{ age: 'x'.repeat(maxLineLength + 1) }, { age: `Please use at most ${maxLineLength} characters` }],
    [{ history: 'x'.repeat(maxTextLength + 1) }, { history: `Please use at most ${maxTextLength} characters` }],
  ])('answers %j with %j', (answers, errors) => {
    expect(findErrors(answers)).toEqual(errors)
  })
})
