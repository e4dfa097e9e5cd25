import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { timed } from '#domain/testing/timed.ts'

import { safeAddress } from './addresses.rules.ts'
import { countLinks, textOf } from './markup-text.rules.ts'
import { readMarkup } from './markup.rules.ts'
import type { Block, Inline } from './markup.types.ts'

const text = (words: string): Inline => ({ kind: 'text', text: words })
const paragraph = (...children: Inline[]): Block => ({ kind: 'paragraph', children })
const link = (href: string, words: string): Inline => ({ kind: 'link', href, children: [text(words)] })

describe('Markdown', () => {
  it.each<[string, Block[]]>([
    ['', []],
    ['Eight minutes.', [paragraph(text('Eight minutes.'))]],
    ['One\n\nTwo', [paragraph(text('One')), paragraph(text('Two'))]],
    ['One\nTwo', [paragraph(text('One'), { kind: 'break' }, text('Two'))]],
    ['One  \nTwo\\\nThree', [paragraph(text('One'), { kind: 'break' }, text('Two'), { kind: 'break' }, text('Three'))]],
    [
      'A *cup* of **tea**',
      [
        paragraph(text('A '), { kind: 'emphasis', children: [text('cup')] }, text(' of '), {
          kind: 'strong',
          children: [text('tea')],
        }),
      ],
    ],
    ['# One', [{ kind: 'heading', children: [text('One')] }]],
    ['###### Six', [{ kind: 'heading', children: [text('Six')] }]],
    ['#', []],
    ['Two lines\n---', [paragraph(text('Two lines')), { kind: 'rule' }]],
    ['Two lines\n===', [paragraph(text('Two lines'), { kind: 'break' }, text('==='))]],
    ['> Said', [{ kind: 'quote', children: [paragraph(text('Said'))] }]],
    [
      '- Linden\n- Thyme',
      [{ kind: 'list', start: null, items: [[paragraph(text('Linden'))], [paragraph(text('Thyme'))]] }],
    ],
    ['3. Pour', [{ kind: 'list', start: 3, items: [[paragraph(text('Pour'))]] }]],
    ['`*a*`', [paragraph({ kind: 'code', text: '*a*' })]],
    ['```\n<b>\n```', [{ kind: 'code', text: '<b>' }]],
    ['    four spaces', [paragraph(text('four spaces'))]],
    ['\\*as it is\\*', [paragraph(text('*as it is*'))]],
    ['Tea &amp; honey', [paragraph(text('Tea & honey'))]],
    ['a&#8238;b&#x200B;c', [paragraph(text('abc'))]],
    ['a\u202Eb', [paragraph(text('ab'))]],
  ])('reads %j', (markdown, blocks) => {
    expect(readMarkup(markdown)).toEqual(blocks)
  })

  it.each<[string, Block[]]>([
    ['<script>alert(1)</script>', [paragraph(text('<script>alert(1)</script>'))]],
    ['<b>tea</b>', [paragraph(text('<b>tea</b>'))]],
    [
      '<div>\n\n*a*\n\n</div>',
      [paragraph(text('<div>')), paragraph({ kind: 'emphasis', children: [text('a')] }), paragraph(text('</div>'))],
    ],
    ['<!-- hidden -->', [paragraph(text('<!-- hidden -->'))]],
    [
      '[a]: https://example.org "b"',
      [paragraph(text('[a]: '), link('https://example.org/', 'https://example.org'), text(' "b"'))],
    ],
  ])('keeps %j as text', (markdown, blocks) => {
    expect(readMarkup(markdown)).toEqual(blocks)
  })

  it.each<[string, Inline[]]>([
    ['[tea](https://example.org)', [link('https://example.org/', 'tea')]],
    ['[tea](</herbs/linden> "title")', [link('/herbs/linden', 'tea')]],
    ['[tea](javascript:alert)', [text('tea')]],
    ['a [tea](//example.org) b', [text('a tea b')]],
    ['<https://example.org>', [link('https://example.org/', 'https://example.org')]],
    ['<ada@example.org>', [link('mailto:ada@example.org', 'ada@example.org')]],
    ['<javascript:alert(1)>', [text('javascript:alert(1)')]],
    ['![a cup](https://example.org/a.png)', [link('https://example.org/a.png', 'a cup')]],
    ['![](https://example.org/a.png)', [link('https://example.org/a.png', 'https://example.org/a.png')]],
    ['![a cup](data:image/png;base64,AAAA)', [text('a cup')]],
    ['[](https://example.org)', [link('https://example.org/', 'https://example.org')]],
    ['[![a cup](https://a.example)](https://b.example)', [link('https://b.example/', 'a cup')]],
    ['[a <https://a.example> b](https://b.example)', [link('https://b.example/', 'a https://a.example b')]],
    [
      'See https://example.org/a_b_(c).',
      [text('See '), link('https://example.org/a_b_(c)', 'https://example.org/a_b_(c)'), text('.')],
    ],
    ['(https://example.org)', [text('('), link('https://example.org/', 'https://example.org'), text(')')]],
    ['http:// and xhttps://a.example', [text('http:// and xhttps://a.example')]],
  ])('links the safe addresses of %j', (markdown, inlines) => {
    expect(readMarkup(markdown)).toEqual([paragraph(...inlines)])
  })

  it('keeps a hundred links and the text of the others', () => {
    for (const one of ['[tea](/herbs) ', 'https://a.example ']) {
      const blocks = readMarkup(one.repeat(140))
      expect(countLinks(blocks)).toBe(100)
      expect(textOf(blocks).split(' ')).toHaveLength(140)
    }
  })

  it('flattens what is nested deeper than eight levels', () => {
    const deep = Array.from({ length: 30 }, (_, depth) => `${'  '.repeat(depth)}- level ${depth}`).join('\n')
    const blocks = readMarkup(deep)
    expect(depthOf(blocks)).toBe(8)
    expect(textOf(blocks).match(/level \d+/g)).toHaveLength(30)
    expect(depthOf(readMarkup(`${'> '.repeat(8)}***a***`))).toBe(8)
    expect(depthOf(readMarkup(`${'*a **b '.repeat(20)}${'c** d*'.repeat(20)}`))).toBe(8)
  })

  it.each([
    ['longer than any text may be', `*a* ${'b'.repeat(10_000)}`],
    ['full of signs', `*a* ${'_* '.repeat(400)}`],
    ['full of brackets', `*a* ${'[a](/b) '.repeat(200)}`],
    ['deeply nested in one line', `*a*\n\n${'> - '.repeat(300)}`],
    ['full of lines', `*a*\n${'b\n'.repeat(600)}`],
    ['full of backticks', `*a* ${'` '.repeat(300)}`],
  ])('reads a text that is %s as plain paragraphs', (_, markdown) => {
    const blocks = readMarkup(markdown)
    expect(new Set(blocks.map(({ kind }) => kind))).toEqual(new Set(['paragraph']))
    expect(textOf(blocks).replaceAll(/\s/g, '')).toBe(markdown.replaceAll(/\s/g, ''))
  })

  it('splits many lines into at most a thousand parts', () => {
    const blocks = readMarkup('a\n\n'.repeat(3000))
    expect(blocks.length).toBeLessThan(1000)
    expect(textOf(blocks).match(/a/g)).toHaveLength(3000)
  })
})

const pieces =
  '* _ ** ` `` > - 1. + # \\ ![ [ ]( ] ) < <b> </b> <!-- &amp; &#8238; https://a.example/ javascript: data: tea 🌿 \u202E \u0000 \uD800'
    .split(' ')
    .flatMap((piece) => [piece, `${piece} `])
    .concat(' ', '\n', '\n\n', '  \n', '\t', '    ', '```\n', '---\n', '===\n')
const markdown = fc
  .array(fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...pieces) }, fc.string({ unit: 'binary' })), {
    maxLength: 60,
  })
  .map((parts) => parts.join(''))

describe('the Markdown reader', () => {
  it('produces only safe nodes for any text', () => {
    fc.assert(
      fc.property(markdown, (written) => {
        const blocks = readMarkup(written)
        expect(findUnsafe(blocks)).toEqual([])
        expect(depthOf(blocks)).toBeLessThanOrEqual(8)
        expect(countLinks(blocks)).toBeLessThanOrEqual(100)
        expect(textOf(blocks)).not.toMatch(/(?![\n\t])\p{Cc}|[\u202A-\u202E\u200B]/u)
      }),
      { numRuns: 3000 },
    )
  })

  it('keeps every visible word of any text', () => {
    const signs = fc.constantFrom(
      '*',
      '_',
      '**',
      '`',
      '> ',
      '- ',
      '1. ',
      '# ',
      '\n',
      '\n\n',
      '[',
      ']',
      '<',
      '>',
      '\\',
      '![',
      '---\n',
      '<b>',
      '&',
    )
    const part = fc.oneof(
      signs,
      fc.constant(' '),
      fc.integer({ min: 100, max: 999 }).map((number) => `word${number} `),
    )
    fc.assert(
      fc.property(fc.array(part, { maxLength: 60 }), (parts) => {
        const written = parts.join('')
        expect(textOf(readMarkup(written)).match(/word\d+/g)).toEqual(written.match(/word\d+/g))
      }),
      { numRuns: 2000 },
    )
  })

  it('reads any text quickly', () => {
    readMarkup('*a* [b](/c) `d`\n\n- e\n> f\n'.repeat(20))
    const slow = '*_ _*a a* **a** [a]( ![a](b) [[a](b) \\``` ``a` " ( https://a.example/) https://'
      .split(' ')
      .flatMap((piece) => [piece, `${piece} `])
      .concat('> - ', '- > ', '=\n', 'a\n=\n', '- a\n', '- 1. \n\n', '>\t&amp;\n1. ', 'a\n\n', '\n- ', '[a](/b) ')
    for (const piece of [...pieces, ...slow])
      for (const length of [800, 2000, 10_000, 60_000])
        expect(
          timed(() => readMarkup(piece.repeat(length / piece.length))),
          `${JSON.stringify(piece)} to ${length}`,
        ).toBeLessThan(300)
  })
})

/** Returns the depth of the tree without links. */
function depthOf(nodes: readonly (Block | Inline)[]): number {
  return Math.max(0, ...nodes.map((node) => depthOfNode(node)))
}

function depthOfNode(node: Block | Inline): number {
  if (node.kind === 'list') return 1 + Math.max(0, ...node.items.map(depthOf))
  if (!('children' in node)) return 0
  return (['quote', 'emphasis', 'strong'].includes(node.kind) ? 1 : 0) + depthOf(node.children)
}

/** Returns the nodes that aren't allowed: an unknown kind, extra fields, or an unsafe or nested link. */
function findUnsafe(nodes: readonly (Block | Inline)[], isInLink = false): unknown[] {
  return nodes.flatMap((node): unknown[] => {
    const keys = Object.keys(node).toSorted().join()
    switch (node.kind) {
      case 'text':
      case 'code':
        return keys === 'kind,text' && typeof node.text === 'string' ? [] : [node]
      case 'break':
      case 'rule':
        return keys === 'kind' ? [] : [node]
      case 'link':
        return keys === 'children,href,kind' && !isInLink && safeAddress(node.href) === node.href
          ? findUnsafe(node.children, true)
          : [node]
      case 'list':
        return keys === 'items,kind,start' ? node.items.flatMap((item) => findUnsafe(item)) : [node]
      case 'paragraph':
      case 'heading':
      case 'quote':
      case 'emphasis':
      case 'strong':
        return keys === 'children,kind' ? findUnsafe(node.children, isInLink) : [node]
      default:
        return [node]
    }
  })
}
