import { namesPlant } from './everyday-names.ts'
import { partNames, singularPart } from './name-words.ts'
import { type NameIndex, type Plant, resolveName } from './names.ts'
import { singulars, type Word, wordsIn } from './text-words.ts'

/**
 * Plant that a text names; `start` and `end` count UTF-16 units of the text. Several plants mean that the name is
 * ambiguous.
 */
type Mention = { text: string; start: number; end: number; plants: Plant[] }

/** Plant or kitchen ingredient that a text names. Kitchen ingredients have no plants. `from` and `to` are positions of words. */
export type LocatedMention = Mention & { from: number; to: number }

const joining = new Set(['and', 'or', 'with', 'plus'])

type Node = { next: Map<string, Node>; plants?: Plant[] }

/**
 * Returns the plants that a text names, in their order. The longest name wins. Only whole words count, in any letter
 * case, including plurals and parts of the plant. Kitchen ingredients are left out. Never throws, and reads the text
 * once.
 */
export function plantMentions(index: NameIndex, text: string): Mention[] {
  return findMentions(index, text, wordsIn(text))
    .filter(({ plants }) => plants.length > 0)
    .map(({ text, start, end, plants }) => ({ text, start, end, plants }))
}

/** Finds plants and kitchen ingredients in a text. */
export function findMentions(index: NameIndex, text: string, words: readonly Word[]): LocatedMention[] {
  const root = treeOf(index)
  const found: (LocatedMention & { namesPlant: boolean })[] = []
  for (let at = 0; at < words.length;) {
    const name = nameAt(root, words, at)
    const to = name ? withPart(words, text, name.to, name.plants) : at + 1
    const [first, last] = [words[at], words[to - 1]]
    if (name && first && last) {
      const written = text.slice(first.start, last.end)
      const plants = readingsOf(index, written, name.plants)
      const mention = { text: written, start: first.start, end: last.end, from: at, to }
      found.push({ ...mention, plants, namesPlant: namesPlant(words, at, name.to) })
    }
    at = to
  }
  const isJoined = (one: LocatedMention | undefined, other: LocatedMention | undefined) =>
    one !== undefined &&
    other !== undefined &&
    one.plants.length > 0 &&
    other.plants.length > 0 &&
    isListed(words, text, one, other)
  for (const [at, named] of found.entries()) {
    const previous = found[at - 1]
    named.namesPlant ||= previous?.namesPlant === true && isJoined(previous, named)
  }
  for (let at = found.length - 2; at >= 0; at--) {
    const named = found[at]
    const next = found[at + 1]
    if (named) named.namesPlant ||= next?.namesPlant === true && isJoined(named, next)
  }
  return found.filter((named) => named.namesPlant).map(({ namesPlant: _, ...named }) => named)
}

/** True for neighbours in one list: "rose and mint", "rose, mint". */
function isListed(words: readonly Word[], text: string, one: LocatedMention, other: LocatedMention): boolean {
  if (other.from === one.to) return text.slice(one.end, other.start).trim() === ','
  return other.from === one.to + 1 && joining.has(words[one.to]?.key ?? '')
}

/** Returns the meaning of the whole name when the index has it, otherwise every plant of the shorter name. */
function readingsOf(index: NameIndex, written: string, plants: Plant[]): Plant[] {
  const reading = resolveName(index, written.replaceAll(/[\p{Cf}]/gu, ''))
  return reading.kind === 'plants' ? reading.readings : plants
}

const trees = new WeakMap<NameIndex, Node>()

/** Returns the names of an index as a tree of words. Cached for each index. */
function treeOf(index: NameIndex): Node {
  const known = trees.get(index)
  if (known) return known
  const root: Node = { next: new Map() }
  const add = (name: string, plants: Plant[]) => {
    const keys = wordsIn(name).map(({ key }) => key)
    if (keys.length === 0 || keys.at(-1) === 'and' || name === 'tea') return
    let node = root
    for (const key of keys) {
      const next = node.next.get(key) ?? { next: new Map() }
      node.next.set(key, next)
      node = next
    }
    node.plants ??= plants
  }
  for (const name of index.safe.keys()) add(name, [])
  for (const [name, plants] of index.ambiguous) add(name, plants)
  for (const [name, plant] of index.plants) add(name, [plant])
  trees.set(index, root)
  return root
}

/**
 * Finds the longest name. Returns undefined for a kitchen ingredient that overlaps a longer plant name: "fresh lemon
 * balm" is not fresh lemon.
 */
function nameAt(root: Node, words: readonly Word[], from: number) {
  const name = longestName(root, words, from)
  if (!name || name.plants.length > 0) return name
  for (let at = from + 1; at < name.to; at++) {
    const other = longestName(root, words, at)
    if (other && other.plants.length > 0 && other.to > name.to) return undefined
  }
  return name
}

function longestName(
  root: Node,
  words: readonly Word[],
  from: number,
): { from: number; to: number; plants: Plant[] } | undefined {
  let node: Node | undefined = root
  let longest: { from: number; to: number; plants: Plant[] } | undefined
  for (let at = from; node; at++) {
    const key: string | undefined = words[at]?.key
    if (key === undefined) break
    node = step(node, key)
    if (node?.plants) longest = { from, to: at + 1, plants: node.plants }
  }
  return longest
}

const step = (node: Node, key: string): Node | undefined => {
  for (const form of [key, ...singulars(key)]) {
    const next = node.next.get(form)
    if (next) return next
  }
  return undefined
}

/** Returns the end of a mention, including a plant part that follows: "comfrey roots". */
function withPart(words: readonly Word[], text: string, to: number, plants: Plant[]): number {
  const isPart = partNames.has(singularPart(words[to]?.key ?? ''))
  return plants.length > 0 && isPart && areAdjacent(words, text, to) ? to + 1 : to
}

/** True when only a space or hyphen separates two words, so that no clause ends between them. */
const areAdjacent = (words: readonly Word[], text: string, at: number) =>
  /^(?:\s+|-)$/.test(text.slice(words[at - 1]?.end, words[at]?.start))
