import type { HerbTexts } from './herb-texts.types.ts'

/** Texts about seeds and small spices. */
export const seedTexts: Readonly<Record<string, HerbTexts>> = {
  anise: {
    title: 'Aniseed',
    traits: ['is sweet before any honey goes in', 'tastes of old sweet jars', 'brings liquorice and warmth'],
    note: 'whole seeds, crushed just before brewing',
    tip: 'Aniseed goes stale in a year. Bite one: it should numb the tongue a little.',
  },
  'black-pepper': {
    title: 'Pepper',
    traits: ['is felt before it is tasted', 'adds a prickle at the end', 'warms the throat on its way down'],
    note: 'whole peppercorns, lightly crushed',
    tip: 'Ten peppercorns weigh about half a gram. Count, and do not pour.',
  },
  caraway: {
    title: 'Caraway',
    traits: ['tastes of rye bread', 'is savoury and a little sharp', 'smells of bakeries before six'],
    note: 'whole seeds, crushed just before brewing',
    tip: 'Split caraway has lost most of its scent within the week. Crush only what you need.',
  },
  cardamom: {
    title: 'Cardamom',
    traits: [
      'smells of lemon and pine at once',
      'is sweet and cool in the nose, warm in the mouth',
      'makes it smell of somewhere with carpets',
    ],
    note: 'green pods, freshly crushed',
    tip: 'Crush the pods fresh. Ready-ground cardamom loses its lemon note within weeks.',
    isVersatile: true,
  },
  'coriander-seed': {
    title: 'Coriander Seed',
    traits: ['tastes of orange peel and dry wood', 'is round and mild', 'brings a warm, citrus dust'],
    note: 'whole seeds, bruised just before brewing',
    tip: 'Coriander seed is half air. A rolling pin cracks it faster than a mortar.',
    isVersatile: true,
  },
  cumin: {
    title: 'Cumin',
    traits: ['is earthy and hot-dusty', 'smells of bazaars and lentils', 'pulls the cup towards the savoury'],
    note: 'whole seeds, bruised just before brewing',
    tip: 'Toast cumin for a minute in a dry pan first, and it loses its rough edge.',
  },
  'dill-seed': {
    title: 'Dill Seed',
    traits: [
      'tastes of gherkins with the vinegar left out',
      'is green and caraway-like',
      'brings a cool, pickled freshness',
    ],
    note: 'whole seeds, bruised just before brewing',
    tip: 'A slotted spoon laid on the rim keeps stray dill seed out of the cup.',
  },
  fennel: {
    title: 'Fennel',
    traits: [
      'is sweet, with a green, celery-like edge',
      'tastes of aniseed and sunshine',
      'holds the sharper ones down',
    ],
    note: 'whole seeds, greenish rather than brown',
    tip: "Yellow-brown fennel is last year's. Look for a green tinge.",
    isVersatile: true,
  },
  fenugreek: {
    title: 'Fenugreek',
    traits: [
      'smells of curry powder and maple',
      'is bitter-sweet and a little slippery',
      'lingers, on the breath as well',
    ],
    note: 'whole seeds',
    tip: 'Fenugreek stays with you: your skin may smell faintly of maple the next day.',
  },
}
