import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { measureCpuMs } from '#domain/testing/measure-cpu.ts'

import { countLinks, toPlainText } from './markup-text.rules.ts'
import { parseMarkup } from './markup.rules.ts'
import type { Block, Inline } from './markup.types.ts'
import { toSafeUrl } from './urls.rules.ts'

const createText = (text: string): Inline => ({ kind: 'text', text })
const createParagraph = (...children: Inline[]): Block => ({ kind: 'paragraph', children })
const createLink = (href: string, text: string): Inline => ({ kind: 'link', href, children: [createText(text)] })

describe('Markdown', () => {
  it.each<[string, Block[]]>([
    ['', []],
    ['Eight minutes.', [createParagraph(createText('Eight minutes.'))]],
    ['One\n\nTwo', [createParagraph(createText('One')), createParagraph(createText('Two'))]],
    ['One\nTwo', [createParagraph(createText('One'), { kind: 'break' }, createText('Two'))]],
    [
      'One  \nTwo\\\nThree',
      [
        createParagraph(
          createText('One'),
          { kind: 'break' },
          createText('Two'),
          { kind: 'break' },
          createText('Three'),
        ),
      ],
    ],
    [
      'A *cup* of **tea**',
      [
        createParagraph(createText('A '), { kind: 'emphasis', children: [createText('cup')] }, createText(' of '), {
          kind: 'strong',
          children: [createText('tea')],
        }),
      ],
    ],
    ['# One', [{ kind: 'heading', children: [createText('One')] }]],
    ['###### Six', [{ kind: 'heading', children: [createText('Six')] }]],
    ['#', []],
    ['Two lines\n---', [createParagraph(createText('Two lines')), { kind: 'rule' }]],
    ['Two lines\n===', [createParagraph(createText('Two lines'), { kind: 'break' }, createText('==='))]],
    ['> Said', [{ kind: 'quote', children: [createParagraph(createText('Said'))] }]],
    [
      '- Linden\n- Thyme',
      [
        {
          kind: 'list',
          start: null,
          items: [[createParagraph(createText('Linden'))], [createParagraph(createText('Thyme'))]],
        },
      ],
    ],
    ['3. Pour', [{ kind: 'list', start: 3, items: [[createParagraph(createText('Pour'))]] }]],
    ['`*a*`', [createParagraph({ kind: 'code', text: '*a*' })]],
    ['```\n<b>\n```', [{ kind: 'code', text: '<b>' }]],
    ['    four spaces', [createParagraph(createText('four spaces'))]],
    ['\\*as it is\\*', [createParagraph(createText('*as it is*'))]],
    ['Tea &amp; honey', [createParagraph(createText('Tea & honey'))]],
    ['a&#8238;b&#x200B;c', [createParagraph(createText('abc'))]],
    ['a\u202Eb', [createParagraph(createText('ab'))]],
  ])('reads %j', (markdown, blocks) => {
    expect(parseMarkup(markdown)).toEqual(blocks)
  })

  it.each<[string, Block[]]>([
    ['<script>alert(1)</script>', [createParagraph(createText('<script>alert(1)</script>'))]],
    ['<b>tea</b>', [createParagraph(createText('<b>tea</b>'))]],
    [
      '<div>\n\n*a*\n\n</div>',
      [
        createParagraph(createText('<div>')),
        createParagraph({ kind: 'emphasis', children: [createText('a')] }),
        createParagraph(createText('</div>')),
      ],
    ],
    ['<!-- hidden -->', [createParagraph(createText('<!-- hidden -->'))]],
    [
      '[a]: https://example.org "b"',
      [
        createParagraph(
          createText('[a]: '),
          createLink('https://example.org/', 'https://example.org'),
          createText(' "b"'),
        ),
      ],
    ],
  ])('keeps %j as text', (markdown, blocks) => {
    expect(parseMarkup(markdown)).toEqual(blocks)
  })

  it.each<[string, Inline[]]>([
    ['[tea](https://example.org)', [createLink('https://example.org/', 'tea')]],
    ['[tea](</herbs/linden> "title")', [createLink('/herbs/linden', 'tea')]],
    ['[tea](javascript:alert)', [createText('tea')]],
    ['a [tea](//example.org) b', [createText('a tea b')]],
    ['<https://example.org>', [createLink('https://example.org/', 'https://example.org')]],
    ['<ada@example.org>', [createLink('mailto:ada@example.org', 'ada@example.org')]],
    ['<javascript:alert(1)>', [createText('javascript:alert(1)')]],
    ['![a cup](https://example.org/a.png)', [createLink('https://example.org/a.png', 'a cup')]],
    ['![](https://example.org/a.png)', [createLink('https://example.org/a.png', 'https://example.org/a.png')]],
    ['![a cup](data:image/png;base64,AAAA)', [createText('a cup')]],
    ['[](https://example.org)', [createLink('https://example.org/', 'https://example.org')]],
    ['[![a cup](https://a.example)](https://b.example)', [createLink('https://b.example/', 'a cup')]],
    ['[a <https://a.example> b](https://b.example)', [createLink('https://b.example/', 'a https://a.example b')]],
    [
      'See https://example.org/a_b_(c).',
      [createText('See '), createLink('https://example.org/a_b_(c)', 'https://example.org/a_b_(c)'), createText('.')],
    ],
    [
      '(https://example.org)',
      [createText('('), createLink('https://example.org/', 'https://example.org'), createText(')')],
    ],
    ['http:// and xhttps://a.example', [createText('http:// and xhttps://a.example')]],
  ])('links the safe addresses of %j', (markdown, inlines) => {
    expect(parseMarkup(markdown)).toEqual([createParagraph(...inlines)])
  })

  it('keeps a hundred links and the text of the others', () => {
    for (const markdownLink of ['[tea](/herbs) ', 'https://a.example ']) {
      const blocks = parseMarkup(markdownLink.repeat(140))
      expect(countLinks(blocks)).toBe(100)
      expect(toPlainText(blocks).split(' ')).toHaveLength(140)
    }
  })

  it('flattens what is nested deeper than eight levels', () => {
    const nestedList = Array.from({ length: 30 }, (_, depth) => `${'  '.repeat(depth)}- level ${depth}`).join('\n')
    const blocks = parseMarkup(nestedList)
    expect(measureDepth(blocks)).toBe(8)
    expect(toPlainText(blocks).match(/level \d+/g)).toHaveLength(30)
    expect(measureDepth(parseMarkup(`${'> '.repeat(8)}***a***`))).toBe(8)
    expect(measureDepth(parseMarkup(`${'*a **b '.repeat(20)}${'c** d*'.repeat(20)}`))).toBe(8)
  })

  it.each([
    ['longer than any text may be', `*a* ${'b'.repeat(10_000)}`],
    ['full of signs', `*a* ${'_* '.repeat(400)}`],
    ['full of brackets', `*a* ${'[a](/b) '.repeat(200)}`],
    ['deeply nested in one line', `*a*\n\n${'> - '.repeat(300)}`],
    ['full of lines', `*a*\n${'b\n'.repeat(600)}`],
    ['full of backticks', `*a* ${'` '.repeat(300)}`],
  ])('reads a text that is %s as plain paragraphs', (_, markdown) => {
    const blocks = parseMarkup(markdown)
    expect(new Set(blocks.map(({ kind }) => kind))).toEqual(new Set(['paragraph']))
    expect(toPlainText(blocks).replaceAll(/\s/g, '')).toBe(markdown.replaceAll(/\s/g, ''))
  })

  it('splits many lines into at most a thousand parts', () => {
    const blocks = parseMarkup('a\n\n'.repeat(3000))
    expect(blocks.length).toBeLessThan(1000)
    expect(toPlainText(blocks).match(/a/g)).toHaveLength(3000)
  })
})

const fragments =
  '* _ ** ` `` > - 1. + # \\ ![ [ ]( ] ) < <b> </b> <!-- &amp; &#8238; https://a.example/ javascript: data: tea 🌿 \u202E \u0000 \uD800'
    .split(' ')
    .flatMap((fragment) => [fragment, `${fragment} `])
    .concat(' ', '\n', '\n\n', '  \n', '\t', '    ', '```\n', '---\n', '===\n')
const markdown = fc
  .array(fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...fragments) }, fc.string({ unit: 'binary' })), {
    maxLength: 60,
  })
  .map((fragmentsAndWords) => fragmentsAndWords.join(''))

describe('the Markdown reader', () => {
  it('produces only safe nodes for any text', () => {
    fc.assert(
      fc.property(markdown, (input) => {
        const blocks = parseMarkup(input)
        expect(findUnsafe(blocks)).toEqual([])
        expect(measureDepth(blocks)).toBeLessThanOrEqual(8)
        expect(countLinks(blocks)).toBeLessThanOrEqual(100)
        expect(toPlainText(blocks)).not.toMatch(/(?![\n\t])\p{Cc}|[\u202A-\u202E\u200B]/u)
      }),
      { numRuns: 3000 },
    )
  })

  it('keeps every visible word of any text', () => {
    const markdownCharacters = fc.constantFrom(
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
    const fragmentOrWord = fc.oneof(
      markdownCharacters,
      fc.constant(' '),
      fc.integer({ min: 100, max: 999 }).map((number) => `word${number} `),
    )
    fc.assert(
      fc.property(fc.array(fragmentOrWord, { maxLength: 60 }), (fragmentsAndWords) => {
        const input = fragmentsAndWords.join('')
        expect(toPlainText(parseMarkup(input)).match(/word\d+/g)).toEqual(input.match(/word\d+/g))
      }),
      { numRuns: 2000 },
    )
  })

  it('reads any text quickly', () => {
    parseMarkup('*a* [b](/c) `d`\n\n- e\n> f\n'.repeat(20))
    const slowFragments = '*_ _*a a* **a** [a]( ![a](b) [[a](b) \\``` ``a` " ( https://a.example/) https://'
      .split(' ')
      .flatMap((fragment) => [fragment, `${fragment} `])
      .concat('> - ', '- > ', '=\n', 'a\n=\n', '- a\n', '- 1. \n\n', '>\t&amp;\n1. ', 'a\n\n', '\n- ', '[a](/b) ')
    for (const fragment of [...fragments, ...slowFragments])
      for (const length of [800, 2000, 10_000, 60_000])
        expect(
          measureCpuMs(() => parseMarkup(fragment.repeat(length / fragment.length))),
          `${JSON.stringify(fragment)} to ${length}`,
        ).toBeLessThan(1000)
  })
})

/** Returns the depth of the tree. Links don't count. */
function measureDepth(nodes: readonly (Block | Inline)[]): number {
  return Math.max(0, ...nodes.map((node) => measureNodeDepth(node)))
}

function measureNodeDepth(node: Block | Inline): number {
  if (node.kind === 'list') return 1 + Math.max(0, ...node.items.map(measureDepth))
  if (!('children' in node)) return 0
  return (['quote', 'emphasis', 'strong'].includes(node.kind) ? 1 : 0) + measureDepth(node.children)
}

/** Returns nodes that aren't allowed: unknown kinds, extra fields, and unsafe or nested links. */
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
        return keys === 'children,href,kind' && !isInLink && toSafeUrl(node.href) === node.href
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
