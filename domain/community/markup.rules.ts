import type { BlockContent, DefinitionContent, List, PhrasingContent, RootContent } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'

import { cleanText } from '../clean-text.ts'
import { createLimitedLinkCreator, type LinkCreator, keepLabel, parsePlainText } from './links.rules.ts'
import type { Block, Inline } from './markup.types.ts'
import { isSlowToParse, maxLines } from './parsing-limits.rules.ts'

const maxDepth = 8

/** Treats HTML as text. Ignores Markdown that people type by accident. */
const parserOptions = {
  extensions: [{ disable: { null: ['htmlFlow', 'htmlText', 'definition', 'codeIndented', 'setextUnderline'] } }],
}

/** `depth` is the number of enclosing nodes. */
type Context = { depth: number; createLink: LinkCreator }

/**
 * Parses Markdown into blocks that are safe to display. Removes HTML, turns images into links, and keeps line breaks.
 * Creates at most 100 links, to URLs that `toSafeUrl` allows. Flattens nesting below eight levels. If `isSlowToParse`
 * is true, the text becomes plain paragraphs. Never throws.
 */
export function parseMarkup(markdown: string): Block[] {
  const text = cleanText(markdown)
  const createLink = createLimitedLinkCreator()
  return isSlowToParse(text)
    ? parsePlainParagraphs(text, createLink)
    : parseBlocks(fromMarkdown(text, parserOptions).children, { depth: 0, createLink })
}

/** Joins all lines after the first `maxLines` into one line. */
function parsePlainParagraphs(text: string, createLink: LinkCreator): Block[] {
  const lines = text.split('\n').map((line) => line.trim())
  return [...lines.slice(0, maxLines), lines.slice(maxLines).filter(Boolean).join(' ')]
    .join('\n')
    .split(/\n{2,}/)
    .flatMap((paragraph) => createTextBlock('paragraph', parsePlainText(paragraph.trim(), createLink)))
}

type FlowContent = RootContent | BlockContent | DefinitionContent

const parseBlocks = (nodes: readonly FlowContent[], context: Context): Block[] =>
  nodes.flatMap((node) => parseBlock(node, context))

/** The parser produces no other kinds of node. */
function parseBlock(node: FlowContent, context: Context): Block[] {
  switch (node.type) {
    case 'paragraph':
    case 'heading':
      return createTextBlock(node.type, parseInlines(node.children, context))
    case 'blockquote':
      return context.depth < maxDepth
        ? [{ kind: 'quote', children: parseBlocks(node.children, increaseDepth(context)) }]
        : parseBlocks(node.children, context)
    case 'list':
      return parseList(node, context)
    case 'code':
      return [{ kind: 'code', text: node.value }]
    case 'thematicBreak':
      return [{ kind: 'rule' }]
    default:
      return []
  }
}

function parseList({ ordered, start, children }: List, context: Context): Block[] {
  if (context.depth >= maxDepth) return children.flatMap((item) => parseBlocks(item.children, context))
  const items = children.map((item) => parseBlocks(item.children, increaseDepth(context)))
  return [{ kind: 'list', start: ordered ? (start ?? 1) : null, items }]
}

const createTextBlock = (kind: 'paragraph' | 'heading', children: Inline[]): Block[] =>
  children.length > 0 ? [{ kind, children }] : []

const parseInlines = (nodes: readonly PhrasingContent[], context: Context): Inline[] =>
  mergeAdjacentTexts(nodes.flatMap((node) => parseInline(node, context)))

/**
 * The parser produces no other kinds of node. Cleans the text again, because the first cleaning can't see references
 * such as `&#8238;`.
 */
function parseInline(node: PhrasingContent, context: Context): Inline[] {
  switch (node.type) {
    case 'text':
      return parsePlainText(cleanText(node.value), context.createLink)
    case 'inlineCode':
      return [{ kind: 'code', text: node.value }]
    case 'break':
      return [{ kind: 'break' }]
    case 'emphasis':
    case 'strong':
      return context.depth < maxDepth
        ? [{ kind: node.type, children: parseInlines(node.children, increaseDepth(context)) }]
        : parseInlines(node.children, context)
    case 'link':
      return context.createLink(node.url, parseInlines(node.children, { ...context, createLink: keepLabel }))
    case 'image':
      return context.createLink(node.url, node.alt ? [{ kind: 'text', text: cleanText(node.alt) }] : [])
    default:
      return []
  }
}

const increaseDepth = ({ depth, createLink }: Context): Context => ({ depth: depth + 1, createLink })

function mergeAdjacentTexts(inlines: readonly Inline[]): Inline[] {
  const result: Inline[] = []
  for (const inline of inlines) {
    const last = result.at(-1)
    if (inline.kind === 'text' && last?.kind === 'text')
      result[result.length - 1] = { kind: 'text', text: last.text + inline.text }
    else result.push(inline)
  }
  return result
}
