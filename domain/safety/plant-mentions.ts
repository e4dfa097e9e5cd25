import { listSingulars } from '../nouns.ts'
import { type NameIndex, type Plant, resolveName } from './names.ts'
import { meansPlant, partNames, toPlantPart } from './plant-words.ts'

/** Word in a text. `key` is the word in lower case, without apostrophes and invisible characters. */
export type Word = { key: string; start: number; end: number }

export function splitTextWords(text: string): Word[] {
  return [...text.matchAll(/[\p{L}\p{N}\p{M}](?:[\p{L}\p{N}\p{M}\p{Cf}]|['’‘ʼ](?=\p{L}))*/gu)].map((match) => ({
    key: toWordKey(match[0]),
    start: match.index,
    end: match.index + match[0].length,
  }))
}

const toWordKey = (word: string) =>
  word
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/['’‘ʼ\p{Cf}]/gu, '')

/** Plant name in a text. `start` and `end` count UTF-16 units. An ambiguous name has several `plants`. */
type Mention = { text: string; start: number; end: number; plants: Plant[] }

/**
 * Plant or kitchen ingredient in a text. Kitchen ingredients have no `plants`. `firstWord` and `endWord` (exclusive)
 * are word positions.
 */
export type LocatedMention = Mention & { firstWord: number; endWord: number }

const listConjunctions = new Set(['and', 'or', 'with', 'plus'])

type NameNode = { next: Map<string, NameNode>; plants?: Plant[] }

/**
 * Returns the plants named in a text, in order. The longest name wins. Matches whole words only, in any letter case,
 * including plurals and plant parts. Ignores kitchen ingredients. Never throws, and reads the text once.
 */
export function findPlantMentions(index: NameIndex, text: string): Mention[] {
  return findMentions(index, text, splitTextWords(text))
    .filter(({ plants }) => plants.length > 0)
    .map(({ text, start, end, plants }) => ({ text, start, end, plants }))
}

export function findMentions(index: NameIndex, text: string, words: readonly Word[]): LocatedMention[] {
  const root = getNameTree(index)
  const candidates: (LocatedMention & { meansPlant: boolean })[] = []
  for (let position = 0; position < words.length;) {
    const name = findNameAt(root, words, position)
    const endWord = name ? includePlantPart(words, text, name.endWord, name.plants) : position + 1
    const [first, last] = [words[position], words[endWord - 1]]
    if (name && first && last) {
      const nameText = text.slice(first.start, last.end)
      const plants = resolvePlants(index, nameText, name.plants)
      const mention = { text: nameText, start: first.start, end: last.end, firstWord: position, endWord }
      candidates.push({ ...mention, plants, meansPlant: meansPlant(words, position, name.endWord) })
    }
    position = endWord
  }
  const areInOneList = (one: LocatedMention | undefined, other: LocatedMention | undefined) =>
    one !== undefined &&
    other !== undefined &&
    one.plants.length > 0 &&
    other.plants.length > 0 &&
    areListNeighbours(words, text, one, other)
  for (const [index, candidate] of candidates.entries()) {
    const previous = candidates[index - 1]
    candidate.meansPlant ||= previous?.meansPlant === true && areInOneList(previous, candidate)
  }
  for (let index = candidates.length - 2; index >= 0; index--) {
    const candidate = candidates[index]
    const next = candidates[index + 1]
    if (candidate) candidate.meansPlant ||= next?.meansPlant === true && areInOneList(candidate, next)
  }
  return candidates.filter((candidate) => candidate.meansPlant).map(({ meansPlant: _, ...candidate }) => candidate)
}

/** True for neighbours in a list: “rose and mint”, “rose, mint”. */
function areListNeighbours(words: readonly Word[], text: string, one: LocatedMention, other: LocatedMention): boolean {
  if (other.firstWord === one.endWord) return text.slice(one.end, other.start).trim() === ','
  return other.firstWord === one.endWord + 1 && listConjunctions.has(words[one.endWord]?.key ?? '')
}

/** Returns the plants for the whole name if it is in the index, otherwise every plant for the shorter name. */
function resolvePlants(index: NameIndex, nameText: string, plants: Plant[]): Plant[] {
  const meaning = resolveName(index, nameText.replaceAll(/[\p{Cf}]/gu, ''))
  return meaning.kind === 'plants' ? meaning.plants : plants
}

const nameTrees = new WeakMap<NameIndex, NameNode>()

/** Returns an index's names as a tree of words. Cached for each index. */
function getNameTree(index: NameIndex): NameNode {
  const cached = nameTrees.get(index)
  if (cached) return cached
  const root: NameNode = { next: new Map() }
  const add = (name: string, plants: Plant[]) => {
    const keys = splitTextWords(name).map(({ key }) => key)
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
  nameTrees.set(index, root)
  return root
}

/**
 * Finds the longest name at a word. Returns undefined for a kitchen ingredient that overlaps a longer plant name:
 * “fresh lemon balm” is not fresh lemon.
 */
function findNameAt(root: NameNode, words: readonly Word[], firstWord: number) {
  const name = findLongestName(root, words, firstWord)
  if (!name || name.plants.length > 0) return name
  for (let index = firstWord + 1; index < name.endWord; index++) {
    const other = findLongestName(root, words, index)
    if (other && other.plants.length > 0 && other.endWord > name.endWord) return undefined
  }
  return name
}

function findLongestName(
  root: NameNode,
  words: readonly Word[],
  firstWord: number,
): { firstWord: number; endWord: number; plants: Plant[] } | undefined {
  let node: NameNode | undefined = root
  let longest: { firstWord: number; endWord: number; plants: Plant[] } | undefined
  for (let index = firstWord; node; index++) {
    const key: string | undefined = words[index]?.key
    if (key === undefined) break
    node = findChild(node, key)
    if (node?.plants) longest = { firstWord, endWord: index + 1, plants: node.plants }
  }
  return longest
}

const findChild = (node: NameNode, key: string): NameNode | undefined => {
  for (const form of [key, ...listSingulars(key)]) {
    const next = node.next.get(form)
    if (next) return next
  }
  return undefined
}

/** Returns the end of a mention, including a following plant part: “comfrey roots”. */
function includePlantPart(words: readonly Word[], text: string, endWord: number, plants: Plant[]): number {
  const isPlantPart = partNames.has(toPlantPart(words[endWord]?.key ?? ''))
  return plants.length > 0 && isPlantPart && areAdjacent(words, text, endWord) ? endWord + 1 : endWord
}

/** True when only a space or hyphen separates the words, so that no clause ends between them. */
const areAdjacent = (words: readonly Word[], text: string, index: number) =>
  /^(?:\s+|-)$/.test(text.slice(words[index - 1]?.end, words[index]?.start))
