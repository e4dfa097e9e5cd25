import { describe, expect, it } from 'vitest'

import { createExcerpt, countAllLinks } from './body.rules.ts'
import type { Block, Inline } from './markup.types.ts'

const createText = (text: string) => ({ kind: 'text', text }) as const
const createParagraph = (text: string): Block => ({ kind: 'paragraph', children: [createText(text)] })
const createLink = (text: string): Inline => ({
  kind: 'link',
  href: 'https://herbs.test',
  children: [createText(text)],
})

const allBlocks: Block[] = [
  { kind: 'heading', children: [createText('On linden')] },
  {
    kind: 'paragraph',
    children: [{ kind: 'strong', children: [createText('Steep')] }, createText(' it\nlong,'), { kind: 'break' }],
  },
  { kind: 'rule' },
  {
    kind: 'quote',
    children: [{ kind: 'paragraph', children: [{ kind: 'emphasis', children: [createLink('says she')] }] }],
  },
  {
    kind: 'list',
    start: null,
    items: [[createParagraph('one')], [{ kind: 'paragraph', children: [createLink('two')] }]],
  },
  { kind: 'code', text: '1 cup' },
]

describe('an excerpt', () => {
  it('is one line of plain text', () => {
    expect(createExcerpt(allBlocks)).toBe('On linden Steep it long, says she one two 1 cup')
  })

  it('has at most 200 whole characters', () => {
    expect(createExcerpt([createParagraph('a'.repeat(200))])).toBe('a'.repeat(200))
    expect(createExcerpt([createParagraph('a'.repeat(201))])).toBe(`${'a'.repeat(199)}…`)
    expect(createExcerpt([createParagraph(`${'a'.repeat(198)}🍵🍵`)])).toBe(`${'a'.repeat(198)}…`)
  })

  it('is empty for an empty text', () => {
    expect(createExcerpt([])).toBe('')
  })
})

describe('the link count of a text', () => {
  it('counts links', () => {
    expect(countAllLinks('', allBlocks)).toBe(2)
  })

  it('counts URLs in plain text too', () => {
    expect(countAllLinks('https://a.test http://b.test www.c.test', [])).toBe(3)
    expect(countAllLinks('[a](https://a.test) ', [{ kind: 'paragraph', children: [createLink('a')] }])).toBe(1)
  })
})
