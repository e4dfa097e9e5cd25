import type { Block, Inline } from '../community/markup.types.ts'

/**
 * Parses an incomplete answer while it streams, so the layout doesn't shift when the complete answer appears. Supports
 * paragraphs, headings, lists, bold, italics and internal links. Everything else stays plain text.
 */
export function parsePartialMarkdown(text: string): Block[] {
  return text
    .split(/\n{2,}/)
    .map((block) => block.trim())
    .filter((block) => block !== '')
    .flatMap(parseBlock)
}

const bullet = /^[-*+] +/
const numbered = /^(\d{1,9})[.)] +/
const heading = /^#{1,6} +/

function parseBlock(block: string): Block[] {
  const lines = block.split('\n')
  const [first = ''] = lines
  if (heading.test(first)) {
    const rest = lines.slice(1).join('\n').trim()
    const title: Block = { kind: 'heading', children: parseInline(first.replace(heading, '')) }
    return rest === '' ? [title] : [title, ...parseBlock(rest)]
  }
  const marker = bullet.test(first) ? bullet : numbered.test(first) ? numbered : undefined
  if (marker) return [parseList(lines, marker)]
  const listStart = lines.findIndex((line) => bullet.test(line))
  if (listStart > 0)
    return [...parseBlock(lines.slice(0, listStart).join('\n')), ...parseBlock(lines.slice(listStart).join('\n'))]
  return [{ kind: 'paragraph', children: joinLines(lines) }]
}

function parseList(lines: readonly string[], marker: RegExp): Block {
  const items: string[][] = []
  for (const line of lines) {
    if (marker.test(line)) items.push([line.replace(marker, '')])
    else items.at(-1)?.push(line.trim())
  }
  const number = numbered.exec(lines[0] ?? '')?.[1]
  return {
    kind: 'list',
    start: marker === numbered ? Number(number) : null,
    items: items.map((item) => [{ kind: 'paragraph', children: joinLines(item) }]),
  }
}

const joinLines = (lines: readonly string[]): Inline[] =>
  lines.flatMap((line, position) => [...(position > 0 ? [{ kind: 'break' } as const] : []), ...parseInline(line)])

const inlinePattern = /\*\*([^*]+)\*\*|\*([^*\s][^*]*)\*|\[([^[\]]+)\]\((\/(?![/\\])[^\s()\\]*)\)/g

function parseInline(line: string): Inline[] {
  const nodes: Inline[] = []
  let start = 0
  const addText = (text: string) => {
    if (text !== '') nodes.push({ kind: 'text', text })
  }
  for (const match of line.matchAll(inlinePattern)) {
    const [fullMatch, strong, emphasised, linkText = '', href = ''] = match
    addText(line.slice(start, match.index))
    if (strong !== undefined) nodes.push({ kind: 'strong', children: parseInline(strong) })
    else if (emphasised !== undefined) nodes.push({ kind: 'emphasis', children: [{ kind: 'text', text: emphasised }] })
    else nodes.push({ kind: 'link', href, children: [{ kind: 'text', text: linkText }] })
    start = match.index + fullMatch.length
  }
  addText(line.slice(start))
  return nodes
}
