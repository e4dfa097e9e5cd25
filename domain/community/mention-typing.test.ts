import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { cleanLine } from '../text-lines.ts'
import { isDisplayName } from './display-name.rules.ts'
import { readMarkup } from './markup.rules.ts'
import { mentionAt, suggestNames, writeMention } from './mention-typing.rules.ts'
import { markMentions, mentionedNames } from './mentions.rules.ts'

describe('an unfinished mention', () => {
  it.each([
    ['Hello @', { start: 6, typed: '' }],
    ['Hello @Be', { start: 6, typed: 'Be' }],
    ['@Ben M', { start: 0, typed: 'Ben M' }],
    ['(@z', { start: 1, typed: 'z' }],
    ['@Ben @Ad', { start: 5, typed: 'Ad' }],
    [String.raw`@tea\_l`, { start: 0, typed: 'tea_l' }],
    ['ada@ex', undefined],
    ['@ Ben', undefined],
    ['@Ben\n', undefined],
    ['Hello', undefined],
    [`@${'x'.repeat(90)}`, undefined],
  ])('is found in %j: %j', (text, expected) => {
    expect(mentionAt(`${text} and on`, text.length)).toEqual(expected)
  })
})

describe('the suggested names', () => {
  const names = ['Ada L.', 'Ben M.', 'Lea B.', 'Benno']

  it.each([
    ['', names],
    ['be', ['Ben M.', 'Benno']],
    ['l', ['Lea B.', 'Ada L.']],
    ['Ben M. is', []],
    ['ben m.', []],
    ['x', []],
  ])('match %j with %j', (typed, expected) => {
    expect(suggestNames(names, typed)).toEqual(expected)
  })

  it('are six at most', () => {
    expect(
      suggestNames(
        Array.from({ length: 20 }, (_, number) => `Ben ${number}`),
        'b',
      ),
    ).toHaveLength(6)
  })
})

const sign = fc.constantFrom(...'abZ é.*_`[]()<>&;!~#+-@\\/|:"\'$0'.split(''), '&amp;', '**', '1. ')
const name = fc
  .array(sign, { minLength: 2, maxLength: 20 })
  .map((signs) => cleanLine(signs.join('')))
  .filter((line) => isDisplayName(line) && !/https?:/i.test(line))

it('reads every name back as it was written', () => {
  fc.assert(
    fc.property(name, (one) => {
      const text = `Thanks ${writeMention(one)} again`
      expect(mentionedNames(markMentions(readMarkup(text), [one]))).toEqual([one])
    }),
    { numRuns: 2000 },
  )
})
