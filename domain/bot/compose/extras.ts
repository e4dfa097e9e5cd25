import type { Brew } from '#domain/brewing/brewing.types.ts'
import type { Herb } from '#domain/herbs/herbs.schemas.ts'
import { pickWeighted, type Random } from '#domain/random.ts'
import { formatPlural } from '#domain/words.ts'

import type { RecipeDraft, Season } from '../bot.types.ts'
import type { SceneTemplate } from '../scenes/scenes.types.ts'

type Ingredient = RecipeDraft['ingredients'][number]

/** Kitchen ingredient, with the step that adds it. */
export type ExtraIngredient = { ingredient: Ingredient; step: string; isHoney?: true; isCold?: true }

type ExtraInput = {
  herbs: readonly Herb[]
  brew: Brew<Herb>
  servings: number
  season?: Season | undefined
  ailment: string
  scene: SceneTemplate
  isFlask: boolean
  random: Random
}

const formatTeaspoons = (count: number) => `${count} tsp`
const optionalNote = 'optional'

/** Draws a kitchen ingredient that goes with the herbs, or none. Only honey may go into a flask. */
export function chooseExtra(input: ExtraInput): ExtraIngredient | undefined {
  const extra = pickWeighted(listExtras(input), ({ weight }) => weight, input.random)?.extra
  return input.isFlask && extra?.isHoney !== true ? undefined : extra
}

/** True for a scene about warmth or cold weather. Such teas contain no ice. */
const isWarmScene = ({ text }: SceneTemplate) => /warm|hot\b|cold|steam|fire|kettle|stove|jumper|coat/i.test(text)

function listExtras({
  herbs,
  brew,
  servings,
  season,
  ailment,
  scene,
}: ExtraInput): { extra: ExtraIngredient | undefined; weight: number }[] {
  const hasTaste = (...tastes: Herb['tasteTags']) =>
    herbs.some(({ tasteTags }) => tasteTags.some((taste) => tastes.includes(taste)))
  const hasHerb = (...slugs: string[]) => herbs.some(({ slug }) => slugs.includes(slug))
  const hasMucilage = herbs.some(({ effectTags }) => effectTags.includes('mucilage'))
  const isAperitif = herbs.some(
    ({ effectTags, tasteTags }) => effectTags.includes('bitter_acid') && tasteTags[0] === 'bitter',
  )
  const isSteeped = brew.phases.length === 1 && brew.phases[0]?.kind === 'steep'
  const isSour = hasHerb('hibiscus', 'rosehip')
  const cupText = servings === 1 ? 'the cup' : 'each cup'
  const slices = formatPlural(servings, 'slice')
  const formatCups = (count: number) => (servings === 1 ? 'it' : `the ${count} cups`)
  return [
    { extra: undefined, weight: 3 },
    {
      extra: {
        ingredient: { name: 'Honey', amount: formatTeaspoons(servings), notes: optionalNote },
        step: `Stir in honey, if you like, once ${cupText} has cooled enough to sip.`,
        isHoney: true,
      },
      weight: isAperitif ? 0 : 1.6,
    },
    {
      extra: {
        ingredient: { name: 'Maple Syrup', amount: formatTeaspoons(servings), notes: optionalNote },
        step: `Sweeten ${cupText} with maple syrup or leave it plain.`,
      },
      weight: isAperitif
        ? 0
        : hasHerb('rooibos', 'ceylon-cinnamon', 'slippery-elm', 'rosehip', 'chicory-root')
          ? 1.4
          : 0.4,
    },
    {
      extra: {
        ingredient: { name: 'Lemon Slice', amount: slices, notes: 'from unwaxed fruit' },
        step: `Drop a slice of lemon into ${cupText}.`,
      },
      weight:
        hasMucilage || isSour || hasHerb('hops', 'valerian', 'slippery-elm')
          ? 0
          : hasHerb('ginger', 'thyme', 'black-tea', 'greek-mountain-tea', 'sage')
            ? 1.4
            : 0.5,
    },
    {
      extra: {
        ingredient: { name: 'Orange Slice', amount: slices, notes: 'washed, from unsprayed fruit' },
        step: `Add a slice of orange to ${cupText}.`,
      },
      weight: isSour || hasHerb('clove', 'ceylon-cinnamon', 'holy-basil', 'rosemary') ? 1 : 0,
    },
    {
      extra: {
        ingredient: {
          name: 'Dried Apple',
          amount: servings === 1 ? '2 rings' : `${servings + 1} rings`,
          notes: 'cut small',
        },
        step: `Drop the dried apple into the strained tea and eat it with a spoon at the end.`,
      },
      weight: isSteeped && hasTaste('sweet', 'spicy') && !hasTaste('minty') && !isAperitif ? 0.5 : 0,
    },
    {
      extra: {
        ingredient: { name: 'Oat Milk', amount: `${servings * 50} ml`, notes: 'warmed' },
        step: `Warm the oat milk, whisk it until it froths a little and share it between ${formatCups(servings)}.`,
      },
      weight:
        hasHerb('rooibos', 'chicory-root', 'black-tea', 'turmeric', 'slippery-elm', 'holy-basil') &&
        !hasTaste('citrusy') &&
        !isSour
          ? 1.2
          : 0,
    },
    {
      extra: {
        ingredient: { name: 'Milk', amount: `${servings * 50} ml`, notes: 'warmed' },
        step: `Warm the milk without letting it boil over and top up ${cupText} with it.`,
      },
      weight:
        ailment === 'Sleep Problems' && hasTaste('sweet', 'floral') && !hasTaste('citrusy') && !hasMucilage && !isSour
          ? 0.9
          : 0,
    },
    {
      extra: {
        ingredient: { name: 'Ice Cubes', amount: `${servings * 5} cubes`, notes: 'large ones melt slowly' },
        step: 'Let the tea cool on the worktop for half an hour, then pour it over the ice. It is for the same day.',
        isCold: true,
      },
      weight:
        season === 'Summer' &&
        !isWarmScene(scene) &&
        isSteeped &&
        ailment !== 'Cold & Flu' &&
        hasTaste('minty', 'citrusy', 'floral') &&
        !hasMucilage
          ? 2
          : 0,
    },
  ]
}
