import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { measureCpuMs } from '#domain/testing/measure-cpu.ts'

import { toPlainText } from './markup-text.rules.ts'
import { parseMarkup } from './markup.rules.ts'
import { markMentions, listMentionedNames, maxMentions, filterMentionedPeople } from './mentions.rules.ts'

const names = ['Ben', 'Ben M.', 'Ada L.', 'Zoë', 'tea_lover', '茶 友']
const parseMentions = (markdown: string, threadNames = names) => markMentions(parseMarkup(markdown), threadNames)
const listMentions = (markdown: string, threadNames = names) => listMentionedNames(parseMentions(markdown, threadNames))

describe('a mention', () => {
  it('marks a name of the thread after an @ and leaves the rest as text', () => {
    expect(parseMentions('Thanks, @Ada L. and others')).toEqual([
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
    expect(listMentions(markdown)).toEqual(expected)
  })

  it('marks at most ten different names, any number of times each', () => {
    const manyNames = Array.from({ length: 15 }, (_, number) => `Guest ${number} x`)
    const text = [...manyNames, ...manyNames].map((name) => `@${name}`).join(', ')
    expect(listMentions(text, manyNames)).toEqual(manyNames.slice(0, maxMentions))
  })

  it('never changes the visible text', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('@', 'Ben', ' M.', 'Ada L.', ' ', 'Zoë', '*', '\n', '- ', '`', 'é')),
        (fragments) => {
          const parsed = parseMarkup(fragments.join(''))
          expect(toPlainText(markMentions(parsed, names))).toBe(toPlainText(parsed))
        },
      ),
    )
  })

  it('is found again in the marked text, with the same marks for only those names', () => {
    const marked = parseMentions('@Ben M. and @ben, *@Zoë*')
    expect(markMentions(parseMarkup('@Ben M. and @ben, *@Zoë*'), listMentionedNames(marked))).toEqual(marked)
    expect(markMentions(marked, names)).toEqual(marked)
  })

  it('is found in bounded time', () => {
    const threadNames = Array.from({ length: 200 }, (_, number) => '@'.repeat(1 + (number % 39)) + number)
    const text = '@'.repeat(10_000)
    expect(
      measureCpuMs(() => markMentions([{ kind: 'paragraph', children: [{ kind: 'text', text }] }], threadNames)),
    ).toBeLessThan(1000)
  })
})

describe('the people mentioned', () => {
  const people = [
    { id: 1, name: 'Ben' },
    { id: 2, name: 'ben' },
    { id: 3, name: 'Ada L.' },
  ]

  it('include everybody with that name', () => {
    expect(filterMentionedPeople(parseMentions('@Ben'), people).map(({ id }) => id)).toEqual([1, 2])
    expect(filterMentionedPeople(parseMentions('Ben'), people)).toEqual([])
  })

  it('are ten at most', () => {
    const manyPeople = Array.from({ length: 15 }, (_, id) => ({ id, name: 'Ben' }))
    expect(filterMentionedPeople(parseMentions('@Ben'), manyPeople)).toHaveLength(maxMentions)
  })
})
