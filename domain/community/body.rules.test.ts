import { describe, expect, it } from 'vitest'

import { excerptOf, linkCount } from './body.rules.ts'
import type { Block, Inline } from './markup.types.ts'

const text = (words: string) => ({ kind: 'text', text: words }) as const
const paragraph = (words: string): Block => ({ kind: 'paragraph', children: [text(words)] })
const link = (words: string): Inline => ({ kind: 'link', href: 'https://herbs.test', children: [text(words)] })

const everything: Block[] = [
  { kind: 'heading', children: [text('On linden')] },
  {
    kind: 'paragraph',
    children: [{ kind: 'strong', children: [text('Steep')] }, text(' it\nlong,'), { kind: 'break' }],
  },
  { kind: 'rule' },
  { kind: 'quote', children: [{ kind: 'paragraph', children: [{ kind: 'emphasis', children: [link('says she')] }] }] },
  { kind: 'list', start: null, items: [[paragraph('one')], [{ kind: 'paragraph', children: [link('two')] }]] },
  { kind: 'code', text: '1 cup' },
]

describe('an excerpt', () => {
  it('is one line of plain text', () => {
    expect(excerptOf(everything)).toBe('On linden Steep it long, says she one two 1 cup')
  })

  it('has at most 200 whole characters', () => {
    expect(excerptOf([paragraph('a'.repeat(200))])).toBe('a'.repeat(200))
    expect(excerptOf([paragraph('a'.repeat(201))])).toBe(`${'a'.repeat(199)}…`)
    expect(excerptOf([paragraph(`${'a'.repeat(198)}🍵🍵`)])).toBe(`${'a'.repeat(198)}…`)
  })

  it('is empty for an empty text', () => {
    expect(excerptOf([])).toBe('')
  })
})

describe('the link count of a text', () => {
  it('counts links', () => {
    expect(linkCount('', everything)).toBe(2)
  })

  it('counts URLs in plain text too', () => {
    expect(linkCount('https://a.test http://b.test www.c.test', [])).toBe(3)
    expect(linkCount('[a](https://a.test) ', [{ kind: 'paragraph', children: [link('a')] }])).toBe(1)
  })
})
