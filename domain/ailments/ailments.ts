import type { AilmentName } from './ailment-names.ts'

type Ailment = {
  slug: string
  name: AilmentName
  /** Slug of the herb on the ailment's jar, one of the `commonIngredients`. */
  herb: string
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
    herb: 'lavender',
    emoji: '🪻',
    description: 'Cool, minty and flowery teas, traditionally drunk in a dim room when your head feels tight.',
    commonIngredients: ['Peppermint', 'Rosemary', 'Lavender', 'Ginger'],
  },
  {
    slug: 'digestive',
    name: 'Digestive Issues',
    herb: 'spearmint',
    emoji: '🌿',
    description: 'Teas made from warming seeds, peels and mints that many people drink after a heavy meal.',
    commonIngredients: ['Green Cardamom', 'Dill Seed', 'Coriander Seed', 'Spearmint'],
  },
  {
    slug: 'sleep',
    name: 'Sleep Problems',
    herb: 'linden',
    emoji: '🌼',
    description: 'Mild flower teas for the evening. Drink them slowly, and not too late.',
    commonIngredients: ['Linden Blossom', 'Lemon Balm', 'Orange Blossom', 'Lavender'],
  },
  {
    slug: 'stress',
    name: 'Stress & Anxiety',
    herb: 'lemon-verbena',
    emoji: '🌸',
    description: 'Lemony leaves and flowers for a break in a busy day. Taking time to brew them is half the point.',
    commonIngredients: ['Lemon Verbena', 'Linden Blossom', 'Lemongrass', 'Holy Basil'],
  },
  {
    slug: 'cold-flu',
    name: 'Cold & Flu',
    herb: 'elderflower',
    emoji: '🍋',
    description: 'Hot, fragrant teas of flowers, thyme and peel for days with a blanket and a box of tissues.',
    commonIngredients: ['Elderflower', 'Thyme', 'Linden Blossom', 'Sweet Orange Peel'],
  },
  {
    slug: 'inflammation',
    name: 'Inflammation',
    herb: 'calendula',
    emoji: '🍂',
    description:
      'Teas of roots, fruits and petals, traditionally drunk for sore and swollen areas. Research on them is early at best.',
    commonIngredients: ['Ginger', 'German Chamomile', 'Rosehip', 'Calendula'],
  },
  {
    slug: 'energy',
    name: 'Energy & Focus',
    herb: 'rosemary',
    emoji: '☀️',
    description: 'Lively teas for the morning and the early afternoon. Each recipe says if it contains caffeine.',
    commonIngredients: ['Peppermint', 'Rosemary', 'Black Tea', 'Ginger'],
  },
  {
    slug: 'womens-health',
    name: "Women's Health",
    herb: 'rose-petal',
    emoji: '🌺',
    description: 'Teas traditionally drunk during periods and the menopause, with clear advice on pregnancy.',
    commonIngredients: ['Ginger', 'German Chamomile', 'Rose Petal', 'Garden Sage'],
  },
]
