import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { timed } from '#domain/testing/timed.ts'

import { textOf } from './markup-text.rules.ts'
import { readMarkup } from './markup.rules.ts'
import { markMentions, mentionedNames, mentionsMax, peopleMentioned } from './mentions.rules.ts'

const names = ['Ben', 'Ben M.', 'Ada L.', 'Zoë', 'tea_lover', '茶 友']
const read = (markdown: string, known = names) => markMentions(readMarkup(markdown), known)
const mentioned = (markdown: string, known = names) => mentionedNames(read(markdown, known))

describe('a mention', () => {
  it('marks a name of the thread after an @ and leaves the rest as text', () => {
    expect(read('Thanks, @Ada L. and others')).toEqual([
      {
        kind: 'paragraph',
        children: [
          { kind: 'text', text: 'Thanks, ' },
          { kind: 'mention', text: '@Ada L.' },
          { kind: 'text', text: ' and others' },
        ],
      },
    ])
  })

  it.each([
    ['@Ben M. says', ['Ben M.']],
    ['@Ben says', ['Ben']],
    ['(@zoë)', ['zoë']],
    ['@Zoë, @Zoë and @Ben', ['Zoë', 'Ben']],
    ['@茶 友!', ['茶 友']],
    ['**@Ada L.**', ['Ada L.']],
    ['> - *@Ada L.*', ['Ada L.']],
    ['# @Ben', ['Ben']],
    [String.raw`@tea\_lover`, ['tea_lover']],
    ['Ask@Ben', []],
    ['mail@Ben.test', []],
    ['@Benjamin', []],
    ['@ Ben', []],
    ['@Eve', []],
    ['`@Ben`', []],
    ['[@Ben](https://a.test)', []],
    ['https://a.test/@Ben', []],
  ])('turns %j into %j', (markdown, expected) => {
    expect(mentioned(markdown)).toEqual(expected)
  })

  it('marks at most ten different names, any number of times each', () => {
    const many = Array.from({ length: 15 }, (_, number) => `Guest ${number} x`)
    const text = [...many, ...many].map((name) => `@${name}`).join(', ')
    expect(mentioned(text, many)).toEqual(many.slice(0, mentionsMax))
  })

  it('never changes the visible text', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('@', 'Ben', ' M.', 'Ada L.', ' ', 'Zoë', '*', '\n', '- ', '`', 'é')),
        (parts) => {
          const plain = readMarkup(parts.join(''))
          expect(textOf(markMentions(plain, names))).toBe(textOf(plain))
        },
      ),
    )
  })

  it('is found again in the marked text, with the same marks for only those names', () => {
    const once = read('@Ben M. and @ben, *@Zoë*')
    expect(markMentions(readMarkup('@Ben M. and @ben, *@Zoë*'), mentionedNames(once))).toEqual(once)
    expect(markMentions(once, names)).toEqual(once)
  })

  it('is found in bounded time', () => {
    const known = Array.from({ length: 200 }, (_, number) => '@'.repeat(1 + (number % 39)) + number)
    const text = '@'.repeat(10_000)
    expect(timed(() => markMentions([{ kind: 'paragraph', children: [{ kind: 'text', text }] }], known))).toBeLessThan(
      1000,
    )
  })
})

describe('the people mentioned', () => {
  const people = [
    { id: 1, name: 'Ben' },
    { id: 2, name: 'ben' },
    { id: 3, name: 'Ada L.' },
  ]

  it('include everybody with that name', () => {
    expect(peopleMentioned(read('@Ben'), people).map(({ id }) => id)).toEqual([1, 2])
    expect(peopleMentioned(read('Ben'), people)).toEqual([])
  })

  it('are ten at most', () => {
    const crowd = Array.from({ length: 15 }, (_, id) => ({ id, name: 'Ben' }))
    expect(peopleMentioned(read('@Ben'), crowd)).toHaveLength(mentionsMax)
  })
})
