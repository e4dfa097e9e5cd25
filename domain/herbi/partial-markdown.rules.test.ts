import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { toPlainText } from '../community/markup-text.rules.ts'
import { parseMarkup } from '../community/markup.rules.ts'
import type { Block, Inline } from '../community/markup.types.ts'
import { scriptingCases } from '../testing/scripting.cases.ts'
import { parsePartialMarkdown } from './partial-markdown.rules.ts'

describe('a streaming answer', () => {
  it.each([
    'Thyme is a herb. It is drunk.',
    '**Thyme** is drunk in the evening, *traditionally*.\n\nA cup takes 2 g.',
    '# Sage\n\nNot in pregnancy.',
    '- Thyme: 2 g\n- Sage: 1 g',
    '1. Boil.\n2. Pour.',
    'See [Thyme](/herbs/thyme).',
    '- **[Thyme](/herbs/thyme)**: a cough.\n- **[Sage](/herbs/sage)**: a sore throat.',
    'One line\nand another',
  ])('looks like the complete answer: %j', (text) => {
    expect(parsePartialMarkdown(text)).toEqual(parseMarkup(text))
  })

  it('shows the text before a list and the list below it', () => {
    expect(parsePartialMarkdown('It holds:\n- thyme').map(({ kind }) => kind)).toEqual(['paragraph', 'list'])
  })

  it('loses no word, wherever it is cut', () => {
    const word = fc.stringMatching(/^[a-z]{1,8}$/)
    const text = fc.array(
      fc.oneof(word, fc.constantFrom('\n', '\n\n', '- ', '**', '*', '# ', '[', '](', ')', '2. ', ' ')),
    )
    fc.assert(
      fc.property(text, (parts) => {
        const shownText = toPlainText(parsePartialMarkdown(parts.join('')))
        const hrefs = findLinks(parsePartialMarkdown(parts.join('')))
        for (const part of parts) if (/^[a-z]+$/.test(part)) expect(shownText + hrefs.join(' ')).toContain(part)
      }),
    )
  })

  it.each([...scriptingCases, '[a](//evil.example)', '[a](/\\evil.example)', '[a](javascript:alert(1))'])(
    'makes no link that leads elsewhere from %j',
    (payload) => {
      for (const text of [payload, `[${payload}](/herbs/thyme)`, `[a](${payload})`])
        expect(findLinks(parsePartialMarkdown(text)).filter((href) => !/^\/(?![/\\])/.test(href))).toEqual([])
    },
  )
})

const findLinks = (blocks: readonly Block[]): string[] =>
  blocks.flatMap((block) => {
    if (block.kind === 'list') return block.items.flatMap(findLinks)
    return block.kind === 'paragraph' || block.kind === 'heading' ? block.children.flatMap(findLink) : []
  })
const findLink = (words: Inline): string[] => (words.kind === 'link' ? [words.href] : [])
