import type { Block, Inline } from './markup.types.ts'

/** Maximum number of names mentioned in one text, and of people notified. */
export const mentionsMax = 10

/**
 * Returns the text with up to ten different names marked after an `@`, in any case. Marks whole names only, and the
 * longest if several match. Leaves code and links unchanged. Bounded: tries each possible name length once at each `@`.
 */
export function markMentions(body: readonly Block[], names: readonly string[]): Block[] {
  if (names.length === 0) return [...body]
  const read = createReader(names)
  const markInline = (inline: Inline): Inline[] => {
    if (inline.kind === 'text') return read(inline.text)
    if (inline.kind !== 'emphasis' && inline.kind !== 'strong') return [inline]
    return [{ ...inline, children: inline.children.flatMap(markInline) }]
  }
  const markBlock = (block: Block): Block => {
    switch (block.kind) {
      case 'paragraph':
      case 'heading':
        return { ...block, children: block.children.flatMap(markInline) }
      case 'quote':
        return { ...block, children: block.children.map(markBlock) }
      case 'list':
        return { ...block, items: block.items.map((item) => item.map(markBlock)) }
      default:
        return block
    }
  }
  return body.map(markBlock)
}

/** Returns the mentioned names as written in the text. */
export function mentionedNames(body: readonly Block[]): string[] {
  const namesInNode = (node: Block | Inline): string[] => {
    if (node.kind === 'mention') return [node.text.slice(1)]
    if (node.kind === 'list') return node.items.flat().flatMap(namesInNode)
    return 'children' in node ? node.children.flatMap(namesInNode) : []
  }
  return [...new Set(body.flatMap(namesInNode))]
}

/** Returns the people whom a text mentions, at most ten. Includes everybody who shares a mentioned name. */
export function peopleMentioned<Person extends { name: string }>(
  body: readonly Block[],
  people: readonly Person[],
): Person[] {
  const mentioned = new Set(mentionedNames(body).map(folded))
  return people.filter(({ name }) => mentioned.has(folded(name))).slice(0, mentionsMax)
}

const folded = (name: string) => name.toLowerCase()

function createReader(names: readonly string[]): (text: string) => Inline[] {
  const known = new Set(names.map(folded))
  const longestFirst = [...new Set(names.map(({ length }) => length))].toSorted((one, other) => other - one)
  const found = new Set<string>()
  const nameAt = (text: string, start: number): string | undefined =>
    longestFirst
      .map((length) => text.slice(start, start + length))
      .find((name) => isKnown(name) && isWhole(text, start + name.length))
  const isKnown = (name: string) => known.has(folded(name)) && (found.has(folded(name)) || found.size < mentionsMax)
  return (text) => {
    const inlines: Inline[] = []
    let consumed = 0
    const appendText = (end: number) => {
      if (end > consumed) inlines.push({ kind: 'text', text: text.slice(consumed, end) })
    }
    for (const { index } of text.matchAll(beginning)) {
      const name = nameAt(text, index + 1)
      if (name === undefined) continue
      found.add(folded(name))
      appendText(index)
      inlines.push({ kind: 'mention', text: `@${name}` })
      consumed = index + 1 + name.length
    }
    appendText(text.length)
    return inlines
  }
}

/** Excludes the `@` of an email address. */
const beginning = /(?<![\p{L}\p{N}\p{M}_])@/gu

/** True if `end` doesn't split a word. */
const isWhole = (text: string, end: number) =>
  !(/[\p{L}\p{N}\p{M}]$/u.test(text.slice(end - 2, end)) && /^[\p{L}\p{N}\p{M}]/u.test(text.slice(end, end + 2)))
