import type { PlannedCup, PlannedTea } from './protocols.types.ts'

const afterLunch: PlannedCup = { time: 'midday', timeLabel: 'After lunch' }
const afterSupper: PlannedCup = { time: 'evening', timeLabel: 'After supper' }
const withBreakfast: PlannedCup = { time: 'morning', timeLabel: 'With breakfast' }
const afterBreakfast: PlannedCup = { time: 'morning', timeLabel: 'After breakfast' }
const earlyAfternoon: PlannedCup = { time: 'midday', timeLabel: 'Early afternoon' }
const beforeBed: PlannedCup = { time: 'evening', timeLabel: 'An hour before bed' }

const covered = ['cover_while_steeping']
const crushedAndCovered = ['crush_before_use', 'cover_while_steeping']

/** Recipes that the plans use. `gramsPerCup` must equal the amount in the recipe. */
export const protocolTeas = {
  mintAndChamomile: {
    slug: 'peppermint-chamomile-kitchen-table-cup',
    name: 'Peppermint & Chamomile Kitchen Table Cup',
    herbs: [
      { name: 'Peppermint', gramsPerCup: 1.5 },
      { name: 'German Chamomile', gramsPerCup: 1.5 },
    ],
    kitchenIngredients: [],
    preparationSteps: covered,
    cups: [afterLunch, afterSupper],
  },
  seeds: {
    slug: 'after-supper-seed-tea',
    name: 'After-Supper Seed Tea',
    herbs: [
      { name: 'Caraway', gramsPerCup: 1 },
      { name: 'Coriander Seed', gramsPerCup: 1 },
      { name: 'Sweet Orange Peel', gramsPerCup: 0.5 },
    ],
    kitchenIngredients: [],
    preparationSteps: crushedAndCovered,
    cups: [afterLunch, afterSupper],
  },
  gingerAndLemon: {
    slug: 'ginger-lemon-peel-travel-flask',
    name: 'Ginger & Lemon Peel Travel Flask',
    herbs: [
      { name: 'Ginger', gramsPerCup: 1 },
      { name: 'Lemon Peel', gramsPerCup: 0.5 },
    ],
    kitchenIngredients: ['Honey'],
    preparationSteps: covered,
    cups: [withBreakfast, afterLunch],
  },
  tulsiAndRose: {
    slug: 'tulsi-rose-breather',
    name: 'Tulsi & Rose Breather',
    herbs: [
      { name: 'Holy Basil', gramsPerCup: 1.5 },
      { name: 'Rose Petal', gramsPerCup: 0.5 },
    ],
    kitchenIngredients: [],
    preparationSteps: covered,
    cups: [afterBreakfast, earlyAfternoon],
  },
  verbena: {
    slug: 'waiting-room-verbena-flask',
    name: 'Waiting Room Verbena Flask',
    herbs: [
      { name: 'Lemon Verbena', gramsPerCup: 1.5 },
      { name: 'Spearmint', gramsPerCup: 1.5 },
      { name: 'Lemon Peel', gramsPerCup: 0.5 },
    ],
    kitchenIngredients: [],
    preparationSteps: covered,
    cups: [earlyAfternoon],
  },
  orangeBlossom: {
    slug: 'white-coffee-of-orange-blossom',
    name: 'White Coffee of Orange Blossom',
    herbs: [
      { name: 'Orange Blossom', gramsPerCup: 0.75 },
      { name: 'Lemon Peel', gramsPerCup: 0.5 },
    ],
    kitchenIngredients: ['Rock Sugar'],
    preparationSteps: covered,
    cups: [afterSupper],
  },
  passionflower: {
    slug: 'passionflower-rooibos-nightcap',
    name: 'Passionflower & Rooibos Nightcap',
    herbs: [
      { name: 'Passionflower', gramsPerCup: 1.5 },
      { name: 'Rooibos', gramsPerCup: 2 },
    ],
    kitchenIngredients: ['Vanilla Pod', 'Milk'],
    preparationSteps: covered,
    cups: [beforeBed],
  },
  lavender: {
    slug: 'lavender-lemon-balm-last-cup',
    name: 'Lavender & Lemon Balm Last Cup',
    herbs: [
      { name: 'Lavender', gramsPerCup: 1 },
      { name: 'Lemon Balm', gramsPerCup: 1.5 },
      { name: 'Sweet Orange Peel', gramsPerCup: 0.5 },
    ],
    kitchenIngredients: ['Honey'],
    preparationSteps: covered,
    cups: [beforeBed],
  },
  rosemary: {
    slug: 'rosemary-peppermint-open-window',
    name: 'Rosemary & Peppermint Open Window',
    herbs: [
      { name: 'Rosemary', gramsPerCup: 1 },
      { name: 'Peppermint', gramsPerCup: 1.5 },
    ],
    kitchenIngredients: ['Lemon Slice'],
    preparationSteps: covered,
    cups: [afterBreakfast, earlyAfternoon],
  },
  greenTea: {
    slug: 'icebox-sencha-with-lemon-peel',
    name: 'Icebox Sencha with Lemon Peel',
    herbs: [
      { name: 'Green Tea', gramsPerCup: 2 },
      { name: 'Lemon Peel', gramsPerCup: 0.5 },
    ],
    kitchenIngredients: ['Lime Juice', 'Ice'],
    preparationSteps: covered,
    cups: [afterBreakfast],
  },
  spearmint: {
    slug: 'touchline-flask',
    name: 'Touchline Flask',
    herbs: [
      { name: 'Spearmint', gramsPerCup: 1.5 },
      { name: 'Green Cardamom', gramsPerCup: 0.3 },
    ],
    kitchenIngredients: ['Honey'],
    preparationSteps: crushedAndCovered,
    cups: [earlyAfternoon],
  },
} satisfies Record<string, PlannedTea>
