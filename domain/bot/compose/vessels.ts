/** Vessel for brewing. `name` contains words for recipe names. */
export type Vessel = { pot: string; definitePot: string; lid: string; name: readonly string[] }

export const pots: readonly Vessel[] = [
  { pot: 'a teapot', definitePot: 'the teapot', lid: 'its lid', name: ['Teapot', 'Pot'] },
  { pot: 'a small porcelain pot', definitePot: 'the pot', lid: 'the lid', name: ['Pot'] },
  { pot: 'a heatproof jug', definitePot: 'the jug', lid: 'a saucer', name: ['Jug'] },
  { pot: 'a lidded jug', definitePot: 'the jug', lid: 'its lid', name: ['Jug', 'Brew'] },
  { pot: 'a stoneware pot', definitePot: 'the pot', lid: 'a plate', name: ['Pot', 'Brew'] },
  { pot: 'an enamel pot', definitePot: 'the pot', lid: 'the lid', name: ['Pot'] },
  { pot: 'a glass pot', definitePot: 'the pot', lid: 'its lid', name: ['Pot'] },
  { pot: 'a pottery jug', definitePot: 'the jug', lid: 'a plate', name: ['Jug'] },
]

export const mugs: readonly Vessel[] = [
  { pot: 'a large mug', definitePot: 'the mug', lid: 'a saucer', name: ['Mug'] },
  { pot: 'a deep cup', definitePot: 'the cup', lid: 'a saucer', name: ['Cup'] },
  { pot: 'a wide mug', definitePot: 'the mug', lid: 'a small plate', name: ['Mug', 'Cup'] },
  { pot: 'a lidded mug', definitePot: 'the mug', lid: 'its lid', name: ['Mug'] },
  { pot: 'a stoneware mug', definitePot: 'the mug', lid: 'a saucer', name: ['Mug'] },
]
