import { describe, expect, it } from 'vitest'

import { maxCannedTitleLength, fillPlaceholders, isSameTitle } from './canned-replies.rules.ts'
import { cannedReplyDetails } from './support.schemas.ts'

describe('a canned reply', () => {
  it.each([
    ['Hello {{name}},\nthank you.', 'Ada', 'Hello Ada,\nthank you.'],
    ['{{name}}, {{ Name }} and {{NAME}}', 'Ada', 'Ada, Ada and Ada'],
    ['{name} {{names}} {{first name}}', 'Ada', '{name} {{names}} {{first name}}'],
    ['Hello {{name}}', '$& {{name}}', 'Hello $& {{name}}'],
    ['Hello', 'Ada', 'Hello'],
  ])('turns %j for %j into %j', (message, name, expected) => {
    expect(fillPlaceholders(message, name)).toBe(expected)
  })

  it('needs a one-line title and a message', () => {
    expect(cannedReplyDetails.parse({ title: ' Late \n answer ', message: ' Sorry.\r\nSoon. ' })).toEqual({
      title: 'Late answer',
      message: 'Sorry.\nSoon.',
    })
    for (const invalidReply of [
      { title: '', message: 'Sorry.' },
      { title: 'Late', message: ' ' },
      { title: 'x'.repeat(maxCannedTitleLength + 1), message: 'Sorry.' },
      { title: 'Late', message: 'x'.repeat(5001) },
      { title: 'Late' },
    ])
      expect(cannedReplyDetails.safeParse(invalidReply).success).toBe(false)
  })

  it('is identified by its title in any case', () => {
    expect([isSameTitle('Late answer', 'LATE Answer'), isSameTitle('Late answer', 'Late answers')]).toEqual([
      true,
      false,
    ])
  })
})
