import type { Block, Inline } from '../community/markup.types.ts'

/**
 * Formats the text of an answer while it streams, so that nothing moves when the complete answer is shown. It reads
 * paragraphs, headings, lists, bold, italics and links within this site; everything else stays text.
 */
export function streamReveal(text: string): Block[] {
  return text
    .split(/\n{2,}/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .flatMap(drawPart)
}

const bullet = /^[-*+] +/
const numbered = /^(\d{1,9})[.)] +/
const heading = /^#{1,6} +/

function drawPart(part: string): Block[] {
  const lines = part.split('\n')
  const [first = ''] = lines
  if (heading.test(first)) {
    const rest = lines.slice(1).join('\n').trim()
    const title: Block = { kind: 'heading', children: drawWords(first.replace(heading, '')) }
    return rest === '' ? [title] : [title, ...drawPart(rest)]
  }
  const marker = bullet.test(first) ? bullet : numbered.test(first) ? numbered : undefined
  if (marker) return [drawList(lines, marker)]
  const listAt = lines.findIndex((line) => bullet.test(line))
  if (listAt > 0) return [...drawPart(lines.slice(0, listAt).join('\n')), ...drawPart(lines.slice(listAt).join('\n'))]
  return [{ kind: 'paragraph', children: joinLines(lines) }]
}

function drawList(lines: readonly string[], marker: RegExp): Block {
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
  lines.flatMap((line, position) => [...(position > 0 ? [{ kind: 'break' } as const] : []), ...drawWords(line)])

const marked = /\*\*([^*]+)\*\*|\*([^*\s][^*]*)\*|\[([^[\]]+)\]\((\/(?![/\\])[^\s()\\]*)\)/g

function drawWords(line: string): Inline[] {
  const words: Inline[] = []
  let from = 0
  const addText = (text: string) => {
    if (text !== '') words.push({ kind: 'text', text })
  }
  for (const found of line.matchAll(marked)) {
    const [whole, strong, slanted, linked = '', href = ''] = found
    addText(line.slice(from, found.index))
    if (strong !== undefined) words.push({ kind: 'strong', children: drawWords(strong) })
    else if (slanted !== undefined) words.push({ kind: 'emphasis', children: [{ kind: 'text', text: slanted }] })
    else words.push({ kind: 'link', href, children: [{ kind: 'text', text: linked }] })
    from = found.index + whole.length
  }
  addText(line.slice(from))
  return words
}
