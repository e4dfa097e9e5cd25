import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { cleanLine } from '../text-lines.ts'
import { isDisplayName } from './display-name.rules.ts'
import { parseMarkup } from './markup.rules.ts'
import { findTypedMention, suggestNames, createMention } from './mention-typing.rules.ts'
import { markMentions, listMentionedNames } from './mentions.rules.ts'

describe('an unfinished mention', () => {
  it.each([
    ['Hello @', { start: 6, typedName: '' }],
    ['Hello @Be', { start: 6, typedName: 'Be' }],
    ['@Ben M', { start: 0, typedName: 'Ben M' }],
    ['(@z', { start: 1, typedName: 'z' }],
    ['@Ben @Ad', { start: 5, typedName: 'Ad' }],
    [String.raw`@tea\_l`, { start: 0, typedName: 'tea_l' }],
    ['ada@ex', undefined],
    ['@ Ben', undefined],
    ['@Ben\n', undefined],
    ['Hello', undefined],
    [`@${'x'.repeat(90)}`, undefined],
  ])('is found in %j: %j', (text, expected) => {
    expect(findTypedMention(`${text} and on`, text.length)).toEqual(expected)
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
  ])('match %j with %j', (typedName, expected) => {
    expect(suggestNames(names, typedName)).toEqual(expected)
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

const character = fc.constantFrom(...'abZ é.*_`[]()<>&;!~#+-@\\/|:"\'$0'.split(''), '&amp;', '**', '1. ')
const name = fc
  .array(character, { minLength: 2, maxLength: 20 })
  .map((characters) => cleanLine(characters.join('')))
  .filter((line) => isDisplayName(line) && !/https?:/i.test(line))

it('a mention made from a name is found as that name', () => {
  fc.assert(
    fc.property(name, (displayName) => {
      const text = `Thanks ${createMention(displayName)} again`
      expect(listMentionedNames(markMentions(parseMarkup(text), [displayName]))).toEqual([displayName])
    }),
    { numRuns: 2000 },
  )
})
