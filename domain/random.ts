/** Returns a number from 0 to below 1. */
export type Random = () => number

/**
 * Creates a generator that returns the same numbers for the same seed (mulberry32). Suitable for choosing phrases,
 * never for secrets.
 */
export function createSeededRandom(seed: number): Random {
  let state = Math.trunc(seed) | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** Returns a random item; undefined for an empty list. */
export function pick<Item>(items: readonly Item[], random: Random): Item | undefined {
  return items[Math.floor(random() * items.length)]
}

/** Returns a random item, with probabilities in proportion to the weights; undefined if all weights are 0. */
export function pickWeighted<Item>(
  items: readonly Item[],
  getWeight: (item: Item) => number,
  random: Random,
): Item | undefined {
  const weightedItems = items.map((item) => ({ item, weight: Math.max(0, getWeight(item)) }))
  let remainingWeight = random() * weightedItems.reduce((sum, { weight }) => sum + weight, 0)
  return weightedItems.find(({ weight }) => weight > 0 && (remainingWeight -= weight) < 0)?.item
}

export function shuffle<Item>(items: readonly Item[], random: Random): Item[] {
  return items
    .map((item) => ({ item, sortKey: random() }))
    .toSorted((one, other) => one.sortKey - other.sortKey)
    .map(({ item }) => item)
}
