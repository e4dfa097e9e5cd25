import type { AilmentName } from './ailment-names.ts'

type Ailment = {
  slug: string
  name: AilmentName
  emoji: string
  description: string
  commonIngredients: readonly string[]
}

/**
 * The eight ailments, in the order of `ailmentNames`. At least two catalogue recipes contain each of the
 * `commonIngredients`.
 */
export const ailments: readonly Ailment[] = [
  {
    slug: 'headaches',
    name: 'Headaches & Migraines',
    emoji: '🪻',
    description: 'Cool, minty and flowery cups, traditionally sipped in a dim room while a tight head settles.',
    commonIngredients: ['Peppermint', 'Rosemary', 'Lavender', 'Ginger'],
  },
  {
    slug: 'digestive',
    name: 'Digestive Issues',
    emoji: '🌿',
    description: 'Warm seeds, peels and mints, the cups that many kitchens bring out after a heavy meal.',
    commonIngredients: ['Green Cardamom', 'Dill Seed', 'Coriander Seed', 'Spearmint'],
  },
  {
    slug: 'sleep',
    name: 'Sleep Problems',
    emoji: '🌼',
    description: 'Soft blossoms for the last hour of the day, sipped slowly and early enough.',
    commonIngredients: ['Linden Blossom', 'Lemon Balm', 'Orange Blossom', 'Lavender'],
  },
  {
    slug: 'stress',
    name: 'Stress & Anxiety',
    emoji: '🌸',
    description: 'Lemony leaves and flowers for a pause in a full day. Taking time to brew them is half the point.',
    commonIngredients: ['Lemon Verbena', 'Linden Blossom', 'Lemongrass', 'Holy Basil'],
  },
  {
    slug: 'cold-flu',
    name: 'Cold & Flu',
    emoji: '🍋',
    description: 'Hot, fragrant cups of blossoms, thyme and peel for days with a blanket and a box of tissues.',
    commonIngredients: ['Elderflower', 'Thyme', 'Linden Blossom', 'Sweet Orange Peel'],
  },
  {
    slug: 'inflammation',
    name: 'Inflammation',
    emoji: '🍂',
    description:
      'Roots, fruits and petals with a long tradition for sore and swollen places, and early research at best.',
    commonIngredients: ['Ginger', 'German Chamomile', 'Rosehip', 'Calendula'],
  },
  {
    slug: 'energy',
    name: 'Energy & Focus',
    emoji: '☀️',
    description: 'Bright cups for the morning and the early afternoon; those with caffeine say so.',
    commonIngredients: ['Peppermint', 'Rosemary', 'Black Tea', 'Ginger'],
  },
  {
    slug: 'womens-health',
    name: "Women's Health",
    emoji: '🌺',
    description: 'Teas traditionally drunk during periods and the menopause, with clear advice on pregnancy.',
    commonIngredients: ['Ginger', 'German Chamomile', 'Rose Petal', 'Garden Sage'],
  },
]
