import { expect, it } from 'vitest'

import type { Block } from './markup.types.ts'
import { plainBody } from './plain-body.ts'

const words = (text: string): Block => ({ kind: 'paragraph', children: [{ kind: 'text', text }] })

it('keeps the words of every kind of text, in their order', () => {
  const body: Block[] = [
    { kind: 'heading', children: [{ kind: 'text', text: 'One' }] },
    {
      kind: 'paragraph',
      children: [
        { kind: 'text', text: 'two' },
        { kind: 'break' },
        { kind: 'strong', children: [{ kind: 'emphasis', children: [{ kind: 'text', text: 'three' }] }] },
        { kind: 'code', text: '4' },
        { kind: 'link', href: '/', children: [{ kind: 'text', text: ' five' }] },
      ],
    },
    { kind: 'rule' },
    { kind: 'quote', children: [words('six')] },
    { kind: 'list', start: null, items: [[words('seven')], [words('eight'), words('nine')]] },
    { kind: 'code', text: 'ten' },
  ]
  expect(plainBody(body)).toBe('One two three4 five six seven eight nine ten')
  expect(plainBody([])).toBe('')
})
