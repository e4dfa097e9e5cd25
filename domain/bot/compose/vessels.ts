/** Vessel for brewing, with its lid and the words for it in a recipe's name. */
export type Vessel = { pot: string; again: string; lid: string; name: readonly string[] }

export const pots: readonly Vessel[] = [
  { pot: 'a teapot', again: 'the teapot', lid: 'its lid', name: ['Teapot', 'Pot'] },
  { pot: 'a small porcelain pot', again: 'the pot', lid: 'the lid', name: ['Pot'] },
  { pot: 'a heatproof jug', again: 'the jug', lid: 'a saucer', name: ['Jug'] },
  { pot: 'a lidded jug', again: 'the jug', lid: 'its lid', name: ['Jug', 'Brew'] },
  { pot: 'a stoneware pot', again: 'the pot', lid: 'a plate', name: ['Pot', 'Brew'] },
  { pot: 'an enamel pot', again: 'the pot', lid: 'the lid', name: ['Pot'] },
  { pot: 'a glass pot', again: 'the pot', lid: 'its lid', name: ['Pot'] },
  { pot: 'a pottery jug', again: 'the jug', lid: 'a plate', name: ['Jug'] },
]

export const mugs: readonly Vessel[] = [
  { pot: 'a large mug', again: 'the mug', lid: 'a saucer', name: ['Mug'] },
  { pot: 'a deep cup', again: 'the cup', lid: 'a saucer', name: ['Cup'] },
  { pot: 'a wide mug', again: 'the mug', lid: 'a small plate', name: ['Mug', 'Cup'] },
  { pot: 'a lidded mug', again: 'the mug', lid: 'its lid', name: ['Mug'] },
  { pot: 'a stoneware mug', again: 'the mug', lid: 'a saucer', name: ['Mug'] },
]
