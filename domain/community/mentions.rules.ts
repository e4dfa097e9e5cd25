import type { Block, Inline } from './markup.types.ts'

/** Names that one text may mention, and people whom it may call. */
export const mentionsMax = 10

/**
 * The text with the names marked that stand behind an `@`, however they are capitalised: the longest of those that begin alike,
 * whole ones alone, at most ten different ones. Code and links stay as they are. Bounded: at each `@` one look for each length
 * that a name has.
 */
export function markMentions(body: readonly Block[], names: readonly string[]): Block[] {
  if (names.length === 0) return [...body]
  const read = createReader(names)
  const inLine = (inline: Inline): Inline[] => {
    if (inline.kind === 'text') return read(inline.text)
    if (inline.kind !== 'emphasis' && inline.kind !== 'strong') return [inline]
    return [{ ...inline, children: inline.children.flatMap(inLine) }]
  }
  const inBlock = (block: Block): Block => {
    switch (block.kind) {
      case 'paragraph':
      case 'heading':
        return { ...block, children: block.children.flatMap(inLine) }
      case 'quote':
        return { ...block, children: block.children.map(inBlock) }
      case 'list':
        return { ...block, items: block.items.map((item) => item.map(inBlock)) }
      default:
        return block
    }
  }
  return body.map(inBlock)
}

/** The names that a text mentions, as they stand there. */
export function mentionedNames(body: readonly Block[]): string[] {
  const inNode = (node: Block | Inline): string[] => {
    if (node.kind === 'mention') return [node.text.slice(1)]
    if (node.kind === 'list') return node.items.flat().flatMap(inNode)
    return 'children' in node ? node.children.flatMap(inNode) : []
  }
  return [...new Set(body.flatMap(inNode))]
}

/** Of these people those whom a text mentions: all who share a name, ten at most. */
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
    let kept = 0
    const keep = (end: number) => {
      if (end > kept) inlines.push({ kind: 'text', text: text.slice(kept, end) })
    }
    for (const { index } of text.matchAll(beginning)) {
      const name = nameAt(text, index + 1)
      if (name === undefined) continue
      found.add(folded(name))
      keep(index)
      inlines.push({ kind: 'mention', text: `@${name}` })
      kept = index + 1 + name.length
    }
    keep(text.length)
    return inlines
  }
}

/** Not within an e-mail address. */
const beginning = /(?<![\p{L}\p{N}\p{M}_])@/gu

/** Whether a word ends there, or none stood before. */
const isWhole = (text: string, end: number) =>
  !(/[\p{L}\p{N}\p{M}]$/u.test(text.slice(end - 2, end)) && /^[\p{L}\p{N}\p{M}]/u.test(text.slice(end, end + 2)))
