import { describe, expect, it } from 'vitest'

import { loadCatalogue } from '#catalog/load.ts'
import { safetyFacts } from '#catalog/safety-facts.ts'

import { parseDriedGrams } from '../amounts/weights.ts'
import { createCheck } from '../safety/check.ts'
import { indexNames, type Plant, resolveName } from '../safety/names.ts'
import { parseRecipeText } from './recipe-text.ts'

const facts = safetyFacts(loadCatalogue().catalogue)
const index = indexNames(facts)

const describePlant = (plant: Plant, name: string, amount: string | null | undefined) => {
  if (plant.kind === 'restricted') return `!${plant.plant.slug}`
  const grams = amount ? parseDriedGrams(amount, name, plant.herb) : undefined
  return `${plant.herb.slug} ${grams === undefined ? '?' : Number(grams.toFixed(2))}`
}

/**
 * Returns plants with their grams of dried herb, or `?` for an unreadable amount. Kitchen ingredients are in brackets.
 */
function describeMeaning(text: string): string[] {
  return parseRecipeText(text).recipe.ingredients.map(({ name, amount }) => {
    const meaning = resolveName(index, name)
    if (meaning.kind === 'safe') return `(${meaning.ingredient.name})`
    if (meaning.kind !== 'plants') return meaning.kind
    return meaning.plants.map((plant) => describePlant(plant, name, amount)).join(' or ')
  })
}

describe('a line of a real recipe', () => {
  it.each<[string, string[]]>([
    ['2 tsp chamomile, 1 tsp lavender, 250 ml water, 10 min', ['chamomile 2', 'lavender 0.8', '(water)']],
    ['juice of half a lemon', ['(lemon juice)']],
    ['juice and zest of 1 lemon', ['(lemon juice)', 'lemon-peel 1.8']],
    ['1/2 lemon (juice)', ['(lemon juice)']],
    ['zest of half a lemon', ['lemon-peel 0.9']],
    ['1 cinnamon stick', ['cassia-cinnamon 10 or ceylon-cinnamon 5']],
    ['half a cinnamon stick', ['cassia-cinnamon 5 or ceylon-cinnamon 2.5']],
    ['a 2-inch Ceylon cinnamon stick', ['ceylon-cinnamon 5']],
    ['1 (3-inch) Ceylon cinnamon stick', ['ceylon-cinnamon 5']],
    ['3 cardamom pods, crushed', ['cardamom 0.75']],
    ['3 green cardamom pods (lightly crushed)', ['cardamom 0.75']],
    ['a sprig of rosemary', ['rosemary 0.42']],
    ['2 sprigs of thyme', ['thyme 0.6']],
    ['3 sprigs fresh thyme and 1 tsp honey', ['thyme 0.9', '(honey)']],
    ['5 fresh mint leaves', ['peppermint 0.19 or spearmint 0.19']],
    ['a few mint leaves', ['peppermint 0.19 or spearmint 0.19']],
    ['10 peppermint leaves, torn', ['peppermint 0.38']],
    ['4 sage leaves', ['sage 0.5']],
    ['a few leaves of fresh sage', ['sage 0.63']],
    ['2 slices of ginger', ['ginger 0.88']],
    ['ginger root, 3 thin slices', ['ginger 1.32']],
    ['2 fresh slices of ginger', ['ginger 0.88']],
    ['1-inch piece of fresh ginger, peeled and grated', ['ginger 2.4']],
    ['2.54 cm knob of ginger, sliced', ['ginger 2.4']],
    ['a thumb of ginger', ['ginger 6']],
    ['1 tsp grated ginger', ['ginger 0.4']],
    ['1 heaped tablespoon of chamomile', ['chamomile 6']],
    ['a heaped tsp chamomile', ['chamomile 2']],
    ['heaped teaspoon of chamomile', ['chamomile 2']],
    ['1 rounded tsp chamomile', ['chamomile 1.5']],
    ['1 level tsp chamomile', ['chamomile 1']],
    ['1 scant tsp chamomile', ['chamomile 1']],
    ['1 tsp grated fresh ginger', ['ginger 0.4']],
    ['1/2 tsp ground ginger', ['ginger 0.9']],
    ['10 g ginger, fresh', ['ginger 2']],
    ['1-2 slices of fresh turmeric', ['turmeric 0.88']],
    ['2 strips of lemon peel', ['lemon-peel 0.9']],
    ['1 strip orange peel', ['orange-peel 0.9']],
    ['1/2 tsp turmeric powder', ['turmeric 1.1']],
    ['3 whole cloves', ['clove 0.3']],
    ['2 cloves, 1 tsp honey', ['clove 0.2', '(honey)']],
    ['2 cloves of garlic, crushed', ['(garlic)']],
    ['2 garlic cloves', ['(garlic)']],
    ['5 black peppercorns', ['black-pepper 0.3']],
    ['pinch black pepper', ['black-pepper 0.3']],
    ['a dash of Ceylon cinnamon', ['ceylon-cinnamon 0.6']],
    ['1 tbsp dried chamomile flowers', ['chamomile 3']],
    ['10 chamomile flowers', ['chamomile 1']],
    ['1 tsp loose-leaf chamomile', ['chamomile 1']],
    ['1 cup dried chamomile', ['chamomile 50']],
    ['1 tsp dried rose hips', ['rosehip 2']],
    ['2 tsp dried nettle leaves', ['nettle-leaf 1.4']],
    ['1 tsp dried lavender buds', ['lavender 0.8']],
    ['1 tsp dried hibiscus flowers', ['hibiscus 1.7']],
    ['1 tsp fennel seeds, lightly crushed', ['fennel 2']],
    ['1 tsp each fennel and caraway', ['fennel 2', 'caraway 2.5']],
    ['1 tsp each of fennel and caraway', ['fennel 2', 'caraway 2.5']],
    ['1 stalk lemongrass, bruised', ['lemongrass 10']],
    ['1 green tea bag', ['green-tea 2']],
    ['2 chamomile tea bags', ['chamomile 6']],
    ['1 bag of peppermint tea', ['peppermint 3']],
    ['1 Earl Grey tea bag', ['black-tea 2']],
    ['1 tsp loose leaf black tea', ['black-tea 2']],
    ['1 tsp rooibos tea', ['rooibos 1.6']],
    ['1 tsp yerba maté', ['yerba-mate 1.5']],
    ['1 g lemon-balm', ['lemon-balm 1']],
    ['1 tbsp apple cider vinegar', ['(apple cider vinegar)']],
    ['a splash of milk', ['(milk)']],
    ['1 cup oat milk', ['(oat milk)']],
    ['honey to taste', ['(honey)']],
    ['a drizzle of honey (optional)', ['(honey)']],
    ['1 tsp honey or maple syrup', ['(honey)', '(maple syrup)']],
    ['honey and lemon', ['(honey)', '(lemon juice)']],
    ['a slice of lemon', ['(lemon juice)']],
    ['2 lemon wedges', ['(lemon juice)']],
    ['1 lemon, sliced', ['(lemon juice)']],
    ['a squeeze of lime', ['(lemon juice)']],
    ['4 apple slices', ['(apple)']],
    ['1 onion, sliced', ['(onion)']],
    ['pinch of cayenne pepper', ['(chilli)']],
    ['a pinch of salt', ['(salt)']],
    ['1 vanilla pod, split', ['(vanilla)']],
    ['1 bay leaf', ['(bay leaf)']],
    ['1 tbsp coconut oil', ['(coconut milk)']],
    ['1 cup boiling water', ['(water)']],
    ['1 cup (250 ml) water', ['(water)']],
    ['500ml freshly boiled water', ['(water)']],
    ['1 l water at 90°C', ['(water)']],
    ['Pour over 250 ml boiling water', ['(water)']],
    ['2 g sage in 250 ml water', ['sage 2', '(water)']],
    ['1 tsp sage in a cup of hot water', ['sage 0.8', '(water)']],
    ['2 g sage, steep covered for 10 minutes, strain and serve', ['sage 2']],
    [
      '1 tsp turmeric, 1/4 tsp cinnamon, pinch black pepper, 1 cup milk, honey',
      ['turmeric 2.2', 'cassia-cinnamon 0.63 or ceylon-cinnamon 0.63', 'black-pepper 0.3', '(milk)', '(honey)'],
    ],
  ])('%j means %j', (text, expected) => {
    expect(describeMeaning(text)).toEqual(expected)
    expect(parseRecipeText(text).unparsed).toEqual([])
  })

  it.each<[string, string[]]>([
    ['a handful of mint', ['peppermint ? or spearmint ?']],
    ['2 large slices of ginger', ['ginger ?']],
    ['2 slices dried ginger', ['ginger ?']],
    ['a piece of ginger', ['ginger ?']],
    ['1 cup green tea', ['green-tea ?']],
    ['1 overflowing tsp sage', ['sage ?']],
    ['sage to taste', ['sage ?']],
    ['some nettle', ['nettle-leaf ?']],
  ])('%j has an unclear amount', (text, expected) => {
    expect(describeMeaning(text)).toEqual(expected)
    expect(createCheck(facts)(parseRecipeText(text).recipe, undefined, 'human').verdict).toBe('refused')
  })

  it.each<[string, string]>([
    ['1 star anise', '!japanese-star-anise or true-star-anise 2'],
    ['2 star-anise pods', '!japanese-star-anise or true-star-anise 4'],
    ["1 g St John's-wort", '!st-johns-wort'],
    ['1 tsp St. John’s wort', '!st-johns-wort'],
    ['1 tsp comfrey powder', '!comfrey'],
    ['add 3 g fresh comfrey leaves, chopped', '!comfrey'],
    ['2 mugwort tea bags', '!mugwort'],
    ['3 senna pods', '!senna'],
    ['a sprinkle of nutmeg', '!nutmeg'],
    ['a few foxglove leaves', '!foxglove'],
    ['2 lily of the valley leaves', '!lily-of-the-valley'],
    ['5 thuja twigs', '!thuja'],
    ['wild ginger, 2 slices', '!aristolochia'],
    ['1 g grated rhubarb root', '!rhubarb-root'],
    ['1 g kava tea', '!kava'],
    ['1 tsp elder leaves', 'unknown'],
    ['2 elder twigs', 'unknown'],
    ['apple seeds', 'unknown'],
    ['lemon leaves', 'unknown'],
    ['1 g lemon tea', 'unknown'],
    ['1 tsp green tea powder', 'unknown'],
    ['2 black cardamom pods', 'unknown'],
    ['1 cherry laurel leaf', 'unknown'],
    ['a few saffron strands', 'unknown'],
    ['hawthorn berries, 1 tsp', 'unknown'],
    ['1 g clary sage', 'unknown'],
    ['1 tsp chai', 'unknown'],
    ['1 tsp green tea extract', 'form'],
    ['2 drops peppermint oil', 'form'],
  ])('%j is still refused', (text, expected) => {
    expect(describeMeaning(text)).toEqual([expected])
    expect(createCheck(facts)(parseRecipeText(text).recipe, undefined, 'human').verdict).toBe('refused')
  })

  it.each([
    '1 tbsp',
    'one tea bag',
    '2 tsp (4 g) chamomile',
    'a 6-inch cinnamon stick',
    'steep 10 minutes with 3 g comfrey',
    '2 tsp sage, or more to taste',
    '1 tsp each of fennel, caraway and anise',
    'Golden milk: 1 tsp turmeric',
  ])('%j is reported as unread', (text) => {
    expect(parseRecipeText(text).unparsed).toHaveLength(1)
  })

  it.each([
    '10 min',
    '5-7 minutes',
    'steep 10 minutes',
    'Steep for 10 to 15 minutes, covered',
    'simmer for 10-15 minutes',
    'pour boiling water over and leave for 5 minutes',
    'strain and enjoy',
    'Ingredients:',
    'Bring to the boil',
  ])('%j is a step, not an ingredient', (text) => {
    expect(parseRecipeText(`2 g sage\n${text}`)).toMatchObject({
      recipe: { ingredients: [{ name: 'sage', amount: '2 g' }] },
      unparsed: [],
    })
  })

  it.each<[string, object]>([
    ['drink 2 cups a day for 7 days', { cupsPerDay: 2, courseDays: 7 }],
    ['twice a day', { cupsPerDay: 2 }],
    ['3 times daily', { cupsPerDay: 3 }],
    ['once a day', { cupsPerDay: 1 }],
    ['makes two cups', { servings: 2 }],
    ['for 2 or 3 cups', { servings: 2 }],
    ['boil for 20 minutes', { preparation: ['boil_15_min'] }],
    ['keep covered', { preparation: ['cover_while_steeping'] }],
  ])('%j says %j', (text, expected) => {
    expect(parseRecipeText(text).recipe).toMatchObject(expected)
    expect(parseRecipeText(text).unparsed).toEqual([])
  })

  it('does not count a shorter boil as the boiling step', () => {
    expect(parseRecipeText('2 g elderberry; boil for 5 minutes').recipe.preparation).toEqual([])
  })
})
