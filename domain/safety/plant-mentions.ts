import { type NameIndex, partNames, type Plant, resolveName, singularPart } from './names.ts'

/** A plant named in a text; `start` and `end` count UTF-16 units of it. Several plants: the name is ambiguous. */
export type Mention = { text: string; start: number; end: number; plants: Plant[] }

/** A word of a text: `key` is its lower case without apostrophes and hidden characters. */
export type Word = { key: string; start: number; end: number }

/** What is named in a text, kitchen ingredients included: they have no plants. `from` and `to` are positions of words. */
export type Named = Mention & { from: number; to: number }

type Node = { next: Map<string, Node>; plants?: Plant[] }

const list = (words: string) => new Set(words.split(/\s+/))

/**
 * Names that are also everyday words. They count where a neighbour speaks of a part, an amount, drying, brewing or drinking,
 * or where they stand in one list with another plant: "rose petals", "a cup of clover tea", "mint and rose", and not "prices
 * rose". `tea` alone is never a plant, but a drink.
 */
const everyday = list(
  `rose orange clover balm mate poke mace rue hops elder melissa conker buckeye periwinkle moxa awa assam`,
)
const everydayPhrases = new Set([
  'tree of life',
  'naked ladies',
  'old mans beard',
  'life root',
  'fairy bells',
  'english breakfast',
])
/** Names that are nearly always plants, with the words after them that say otherwise. */
const otherSense: Record<string, RegExp> = {
  sage: /^(?:advice|words?|counsel|woman|person|green|grey)$/,
  mint: /^(?:condition|green|coins?|money)$/,
  ginger: /^(?:cat|tom|hair|haired|beard|man|boy|girl|person|nuts?|biscuits?)$/,
  lavender: /^(?:dress|walls?|colour|blue|shirt)$/,
  clove: /^of$/,
}
const brewing =
  list(`tea teas tisane infusion infusions decoction brew brews brewed brewing steep steeps steeped steeping
  infuse infuses infused infusing dried ground powder powdered tincture extract capsule capsules bud buds herb herbs`)
const drinking =
  list(`drink drinks drank drunk drinking sip sips sipped sipping swallow swallowed take takes took taken taking add
  added adding use uses used using chew eat ate oil water`)
const joining = new Set(['and', 'or', 'with', 'plus'])
const units =
  list(`g gram grams mg kg oz ounce ounces tsp tsps teaspoon teaspoons tbsp tbsps tablespoon tablespoons spoonful
  spoonfuls teaspoonful teaspoonfuls pinch pinches handful handfuls cup cups mug mugs bag bags teabag teabags sprig sprigs`)

/**
 * The plants that a text names, in their order: the longest name wins, whole words alone, any letter case, plurals and parts of
 * the plant included; kitchen ingredients are left out. Total, and in the time of one reading.
 */
export function plantMentions(index: NameIndex, text: string): Mention[] {
  return namedIn(index, text, wordsIn(text))
    .filter(({ plants }) => plants.length > 0)
    .map(({ text, start, end, plants }) => ({ text, start, end, plants }))
}

/** As `plantMentions`, with kitchen ingredients. */
export function namedIn(index: NameIndex, text: string, words: readonly Word[]): Named[] {
  const root = treeOf(index)
  const found: (Named & { isMeant: boolean })[] = []
  for (let at = 0; at < words.length;) {
    const name = longestName(root, words, at)
    const to = name ? withPart(words, name.to, name.plants) : at + 1
    const [first, last] = [words[at], words[to - 1]]
    if (name && first && last) {
      const written = text.slice(first.start, last.end)
      const plants = readingsOf(index, written, name.plants)
      const place = { text: written, start: first.start, end: last.end, from: at, to }
      found.push({ ...place, plants, isMeant: isMeant(words, at, name.to) })
    }
    at = to
  }
  const isJoined = (one: Named | undefined, other: Named | undefined) =>
    one !== undefined &&
    other !== undefined &&
    one.plants.length > 0 &&
    other.plants.length > 0 &&
    isListed(words, text, one, other)
  for (const [at, named] of found.entries()) {
    const previous = found[at - 1]
    named.isMeant ||= previous?.isMeant === true && isJoined(previous, named)
  }
  for (let at = found.length - 2; at >= 0; at--) {
    const named = found[at]
    const next = found[at + 1]
    if (named) named.isMeant ||= next?.isMeant === true && isJoined(named, next)
  }
  return found.filter((named) => named.isMeant).map(({ isMeant: _, ...named }) => named)
}

/** "Rose and mint", "rose, mint": neighbours in one list. */
function isListed(words: readonly Word[], text: string, one: Named, other: Named): boolean {
  if (other.from === one.to) return text.slice(one.end, other.start).trim() === ','
  return other.from === one.to + 1 && joining.has(words[one.to]?.key ?? '')
}

/** The words of a text with their places. */
export function wordsIn(text: string): Word[] {
  return [...text.matchAll(/[\p{L}\p{N}\p{M}](?:[\p{L}\p{N}\p{M}\p{Cf}]|['’‘ʼ](?=\p{L}))*/gu)].map((match) => ({
    key: keyOf(match[0]),
    start: match.index,
    end: match.index + match[0].length,
  }))
}

const keyOf = (word: string) =>
  word
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/['’‘ʼ\p{Cf}]/gu, '')

/** What the whole says, where the names know it; otherwise every plant of the bare name. */
function readingsOf(index: NameIndex, written: string, plants: Plant[]): Plant[] {
  const reading = resolveName(index, written.replaceAll(/[\p{Cf}]/gu, ''))
  return reading.kind === 'plants' ? reading.readings : plants
}

const trees = new WeakMap<NameIndex, Node>()

/** Every name as a path of words, made once for an index. */
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

/** A plural or a possessive without its ending: berries, hops, rushes, comfrey's. */
function singulars(key: string): string[] {
  if (!key.endsWith('s') || key.length < 4) return key === 'leaves' ? ['leaf'] : []
  const forms = [key.slice(0, -1)]
  if (key.endsWith('ies')) forms.push(`${key.slice(0, -3)}y`)
  if (key.endsWith('es')) forms.push(key.slice(0, -2))
  if (key.endsWith('ves')) forms.push(`${key.slice(0, -3)}f`)
  return forms
}

/** "Comfrey roots" is one mention. */
function withPart(words: readonly Word[], to: number, plants: Plant[]): number {
  const isPart = partNames.has(singularPart(words[to]?.key ?? ''))
  return plants.length > 0 && isPart && touches(words, to) ? to + 1 : to
}

/** Parted by a space or hyphen alone, so that no clause ends between them. */
const touches = (words: readonly Word[], at: number) => (words[at]?.start ?? 0) - (words[at - 1]?.end ?? 0) === 1

/** Whether a name that is also an everyday word stands for the plant here. */
function isMeant(words: readonly Word[], from: number, to: number): boolean {
  const name = words
    .slice(from, to)
    .map(({ key }) => key)
    .join(' ')
  const forms = [name, ...singulars(name)]
  const after = words[to]?.key ?? ''
  if (forms.some((form) => otherSense[form]?.test(after))) return false
  if (!forms.some((form) => everyday.has(form) || everydayPhrases.has(form))) return true
  if (partNames.has(singularPart(after)) || brewing.has(after)) return true
  const before = words[from - 1]?.key ?? ''
  if (forms.includes('orange')) return brewing.has(before)
  const earlier = before === 'of' || before === 'some' || before === 'the' ? (words[from - 2]?.key ?? '') : ''
  return [before, earlier, after].some((key) => brewing.has(key) || drinking.has(key) || units.has(key))
}
