import type { Brew } from '#domain/brewing/brewing.types.ts'
import type { Herb } from '#domain/herbs/herbs.schemas.ts'
import { pickWeighted, type Random } from '#domain/random.ts'
import { formatPlural } from '#domain/words.ts'

import type { RecipeDraft, Season } from '../bot.types.ts'

/** Kitchen ingredient, with the step that adds it. */
export type ExtraIngredient = {
  ingredient: RecipeDraft['ingredients'][number]
  step: string
  isHoney?: true
  isIced?: true
}

type ExtraInput = {
  herbs: readonly Herb[]
  brew: Brew<Herb>
  servings: number
  season?: Season | undefined
  ailment: string
  random: Random
}

/** Draws a kitchen ingredient that goes with the herbs, or none. */
export const chooseExtra = (input: ExtraInput): ExtraIngredient | undefined =>
  pickWeighted(listExtras(input), ({ weight }) => weight, input.random)?.extra

type WeightedExtra = { extra: ExtraIngredient | undefined; weight: number }

function listExtras({ herbs, brew, servings, season, ailment }: ExtraInput): WeightedExtra[] {
  const hasTaste = (...tastes: Herb['tasteTags']) =>
    herbs.some(({ tasteTags }) => tasteTags.some((taste) => tastes.includes(taste)))
  const hasHerb = (...slugs: string[]) => herbs.some(({ slug }) => slugs.includes(slug))
  const isSlippery = herbs.some(({ effectTags }) => effectTags.includes('mucilage'))
  const isAperitif = herbs.some(
    ({ effectTags, tasteTags }) => effectTags.includes('bitter_acid') && tasteTags[0] === 'bitter',
  )
  const isSour = hasHerb('hibiscus', 'rosehip')
  const cups = servings === 1 ? 'the cup' : 'each cup'
  const [goesWithLemon, goesWithMilk] = [
    !isSlippery && !isSour && !hasHerb('hops', 'valerian'),
    hasHerb('rooibos', 'chicory-root', 'black-tea', 'turmeric', 'slippery-elm') && !hasTaste('citrusy') && !isSour,
  ]
  const canBeIced =
    season === 'Summer' &&
    ailment !== 'Cold & Flu' &&
    brew.phases.every(({ kind }) => kind === 'steep') &&
    hasTaste('minty', 'citrusy', 'floral') &&
    !isSlippery
  return [
    { extra: undefined, weight: 4 },
    {
      extra: {
        ingredient: { name: 'Honey', amount: `${servings} tsp`, notes: 'optional' },
        step: `Stir honey into ${cups} if you like, once the tea is cool enough to sip.`,
        isHoney: true,
      },
      weight: isAperitif ? 0 : 1.6,
    },
    {
      extra: {
        ingredient: { name: 'Lemon Slice', amount: formatPlural(servings, 'slice'), notes: 'from unwaxed fruit' },
        step: `Put a slice of lemon into ${cups}.`,
      },
      weight: goesWithLemon ? (hasHerb('ginger', 'thyme', 'black-tea', 'greek-mountain-tea', 'sage') ? 1.4 : 0.5) : 0,
    },
    {
      extra: {
        ingredient: { name: 'Orange Slice', amount: formatPlural(servings, 'slice'), notes: 'from unwaxed fruit' },
        step: `Put a slice of orange into ${cups}.`,
      },
      weight: !isSour && hasHerb('clove', 'ceylon-cinnamon', 'holy-basil', 'rosemary') ? 1 : 0,
    },
    {
      extra: {
        ingredient: { name: 'Oat Milk', amount: `${servings * 50} ml`, notes: 'warmed' },
        step: `Warm the oat milk and pour some into ${cups}.`,
      },
      weight: goesWithMilk ? 1.2 : 0,
    },
    {
      extra: {
        ingredient: { name: 'Ice Cubes', amount: `${servings * 5} cubes` },
        step: 'Let the tea cool for half an hour, pour it over the ice and drink it on the same day.',
        isIced: true,
      },
      weight: canBeIced ? 2 : 0,
    },
  ]
}
