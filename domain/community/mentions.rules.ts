import type { Block, Inline } from './markup.types.ts'

/** Maximum names that a text can mention, and maximum people to notify. */
export const maxMentions = 10

/**
 * Marks up to ten different names after an `@`, in any case. Marks only whole names; if several match, the longest.
 * Leaves code and links unchanged. Tries each possible name length once per `@`, so the time is bounded.
 */
export function markMentions(body: readonly Block[], names: readonly string[]): Block[] {
  if (names.length === 0) return [...body]
  const parseText = createMentionParser(names)
  const markInline = (inline: Inline): Inline[] => {
    if (inline.kind === 'text') return parseText(inline.text)
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

export function listMentionedNames(body: readonly Block[]): string[] {
  const listNodeNames = (node: Block | Inline): string[] => {
    if (node.kind === 'mention') return [node.text.slice(1)]
    if (node.kind === 'list') return node.items.flat().flatMap(listNodeNames)
    return 'children' in node ? node.children.flatMap(listNodeNames) : []
  }
  return [...new Set(body.flatMap(listNodeNames))]
}

/** Returns at most ten people whom the text mentions. If several people share a name, includes them all. */
export function filterMentionedPeople<Person extends { name: string }>(
  body: readonly Block[],
  people: readonly Person[],
): Person[] {
  const mentionedKeys = new Set(listMentionedNames(body).map(toNameKey))
  return people.filter(({ name }) => mentionedKeys.has(toNameKey(name))).slice(0, maxMentions)
}

const toNameKey = (name: string) => name.toLowerCase()

function createMentionParser(names: readonly string[]): (text: string) => Inline[] {
  const knownKeys = new Set(names.map(toNameKey))
  const lengthsLongestFirst = [...new Set(names.map(({ length }) => length))].toSorted((one, other) => other - one)
  const mentionedKeys = new Set<string>()
  const findNameAt = (text: string, start: number): string | undefined =>
    lengthsLongestFirst
      .map((length) => text.slice(start, start + length))
      .find((name) => isKnown(name) && endsWord(text, start + name.length))
  const isKnown = (name: string) =>
    knownKeys.has(toNameKey(name)) && (mentionedKeys.has(toNameKey(name)) || mentionedKeys.size < maxMentions)
  return (text) => {
    const inlines: Inline[] = []
    let parsedLength = 0
    const appendText = (end: number) => {
      if (end > parsedLength) inlines.push({ kind: 'text', text: text.slice(parsedLength, end) })
    }
    for (const { index } of text.matchAll(mentionStartPattern)) {
      const name = findNameAt(text, index + 1)
      if (name === undefined) continue
      mentionedKeys.add(toNameKey(name))
      appendText(index)
      inlines.push({ kind: 'mention', text: `@${name}` })
      parsedLength = index + 1 + name.length
    }
    appendText(text.length)
    return inlines
  }
}

/** Excludes the `@` in email addresses. */
const mentionStartPattern = /(?<![\p{L}\p{N}\p{M}_])@/gu

/** True if `end` isn't inside a word. */
const endsWord = (text: string, end: number) =>
  !(/[\p{L}\p{N}\p{M}]$/u.test(text.slice(end - 2, end)) && /^[\p{L}\p{N}\p{M}]/u.test(text.slice(end, end + 2)))
