import type { BlockContent, DefinitionContent, List, PhrasingContent, RootContent } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'

import { cleanText } from '../clean-text.ts'
import { createLinker, type Linker, noLinks, readPlainText } from './links.rules.ts'
import type { Block, Inline } from './markup.types.ts'
import { isCostly, linesMax } from './parsing-limits.rules.ts'

const depthMax = 8

/** Treats HTML as text, and ignores Markdown that people type by accident. */
const parser = {
  extensions: [{ disable: { null: ['htmlFlow', 'htmlText', 'definition', 'codeIndented', 'setextUnderline'] } }],
}

/** `depth` is the number of enclosing nodes. */
type Context = { depth: number; link: Linker }

/**
 * Reads Markdown into blocks that are safe to display: no HTML, and images become links. Links the first 100 URLs that
 * `safeAddress` allows, keeps the author's line breaks, and flattens nesting deeper than eight levels. Never throws.
 * Runs in bounded time: a text that `isCostly` (such as one of more than 10,000 characters) is read as plain
 * paragraphs.
 */
export function readMarkup(markdown: string): Block[] {
  const text = cleanText(markdown)
  const link = createLinker()
  return isCostly(text)
    ? plainParagraphs(text, link)
    : readBlocks(fromMarkdown(text, parser).children, { depth: 0, link })
}

/** Joins all lines after the first `linesMax` into one. */
function plainParagraphs(text: string, link: Linker): Block[] {
  const lines = text.split('\n').map((line) => line.trim())
  return [...lines.slice(0, linesMax), lines.slice(linesMax).filter(Boolean).join(' ')]
    .join('\n')
    .split(/\n{2,}/)
    .flatMap((paragraph) => withWords('paragraph', readPlainText(paragraph.trim(), link)))
}

type FlowContent = RootContent | BlockContent | DefinitionContent

const readBlocks = (nodes: readonly FlowContent[], context: Context): Block[] =>
  nodes.flatMap((node) => readBlock(node, context))

/** The parser produces no other kinds than these. */
function readBlock(node: FlowContent, context: Context): Block[] {
  switch (node.type) {
    case 'paragraph':
    case 'heading':
      return withWords(node.type, readInlines(node.children, context))
    case 'blockquote':
      return context.depth < depthMax
        ? [{ kind: 'quote', children: readBlocks(node.children, deeper(context)) }]
        : readBlocks(node.children, context)
    case 'list':
      return readList(node, context)
    case 'code':
      return [{ kind: 'code', text: node.value }]
    case 'thematicBreak':
      return [{ kind: 'rule' }]
    default:
      return []
  }
}

function readList({ ordered, start, children }: List, context: Context): Block[] {
  if (context.depth >= depthMax) return children.flatMap((item) => readBlocks(item.children, context))
  const items = children.map((item) => readBlocks(item.children, deeper(context)))
  return [{ kind: 'list', start: ordered ? (start ?? 1) : null, items }]
}

const withWords = (kind: 'paragraph' | 'heading', children: Inline[]): Block[] =>
  children.length > 0 ? [{ kind, children }] : []

const readInlines = (nodes: readonly PhrasingContent[], context: Context): Inline[] =>
  mergeTexts(nodes.flatMap((node) => readInline(node, context)))

/**
 * The parser produces no other kinds than these. Cleans the text again, because the first cleaning can't see a
 * reference such as `&#8238;`.
 */
function readInline(node: PhrasingContent, context: Context): Inline[] {
  switch (node.type) {
    case 'text':
      return readPlainText(cleanText(node.value), context.link)
    case 'inlineCode':
      return [{ kind: 'code', text: node.value }]
    case 'break':
      return [{ kind: 'break' }]
    case 'emphasis':
    case 'strong':
      return context.depth < depthMax
        ? [{ kind: node.type, children: readInlines(node.children, deeper(context)) }]
        : readInlines(node.children, context)
    case 'link':
      return context.link(node.url, readInlines(node.children, { ...context, link: noLinks }))
    case 'image':
      return context.link(node.url, node.alt ? [{ kind: 'text', text: cleanText(node.alt) }] : [])
    default:
      return []
  }
}

const deeper = ({ depth, link }: Context): Context => ({ depth: depth + 1, link })

/** Merges neighbouring texts. */
function mergeTexts(inlines: readonly Inline[]): Inline[] {
  const result: Inline[] = []
  for (const inline of inlines) {
    const last = result.at(-1)
    if (inline.kind === 'text' && last?.kind === 'text')
      result[result.length - 1] = { kind: 'text', text: last.text + inline.text }
    else result.push(inline)
  }
  return result
}
