import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { toOwnRecipeContent } from './own-recipe-form.ts'
import { importRecipeText } from './recipe-text-import.ts'

/** Returns what was read: figures, ingredients as `amount | name | note`, and steps. */
function read(text: string) {
  const imported = importRecipeText(text)
  if (!imported) return undefined
  const { ingredients, ...content } = toOwnRecipeContent(imported.form)
  return {
    ...content,
    ingredients: ingredients.map(({ name, amount, notes }) => [amount, name, notes].filter(Boolean).join(' | ')),
    unread: imported.unread,
    remarks: imported.remarks,
  }
}

describe('a recipe in words', () => {
  it('is read from one line', () => {
    expect(read('2 tsp chamomile, 1 tsp lavender, 250 ml, 10 min')).toMatchObject({
      ingredients: ['2 tsp | Chamomile', '1 tsp | Lavender'],
      waterMl: 250,
      brewMinutes: 10,
      servings: 1,
      steps: [],
      unread: [],
    })
  })

  it('is read from a page with a name, headings and numbered steps', () => {
    const text = `Evening calm tea

Ingredients:
- 2 tsp Chamomile
- 1 tsp lemon balm, finely chopped
- ½ litre hot water
Makes 2 cups
2 cups a day for 7 days

Method
1. Pour the hot water over the herbs, and cover.
2. Steep for 5-10 minutes.`
    expect(read(text)).toMatchObject({
      name: 'Evening calm tea',
      ingredients: ['2 tsp | Chamomile', '1 tsp | Lemon balm | finely chopped'],
      waterMl: 500,
      brewMinutes: 10,
      servings: 2,
      cupsPerDay: 2,
      courseDays: 7,
      steps: ['Pour the hot water over the herbs, and cover.', 'Steep for 5-10 minutes.'],
      unread: [],
    })
  })

  it('counts its own words, not the figures of an empty form', () => {
    const text = `Grandma's evening pot

One pot (3 cups / 750ml)
- 1 heaped tablespoon liquorice root (cut)
- 2 tsp chamomile
- honey to taste

Pour on the water and wait 10–12 mins. Drink 3 cups per day.`
    expect(read(text)).toMatchObject({
      servings: 3,
      waterMl: 750,
      brewMinutes: 12,
      cupsPerDay: 3,
      ingredients: ['1 heaped tablespoon | Liquorice root | cut', '2 tsp | Chamomile', 'Honey | to taste'],
      unread: [],
      remarks: ['The recipe says 10 to 12 minutes. We used 12 minutes.'],
    })
  })

  it.each([
    [
      '2 g sage',
      'We assumed that it makes 1 cup, it steeps for 8 minutes and you drink 2 cups a day. Change this if it’s wrong.',
    ],
    ['2 g sage, makes 2 cups, 10 min', 'We assumed that you drink 2 cups a day. Change this if it’s wrong.'],
    ['2 g sage per cup; 10 min', 'We assumed that you drink 2 cups a day. Change this if it’s wrong.'],
    [
      '2 g sage; 2 cups a day; serves 2; steep for 5 to 7 minutes',
      'The recipe says 5 to 7 minutes. We used 7 minutes.',
    ],
    ['2 g sage; 2 cups a day; serves 2; 5-7 min', 'The recipe says 5 to 7 minutes. We used 7 minutes.'],
  ])('says what it assumed or chose for %j', (text, remark) => {
    expect(read(text)?.remarks).toEqual([remark])
  })

  it.each([
    ['🌿 2 tsp chamomile\n🍋 1 tsp lemon balm\n💧 1 cup boiling water', ['2 tsp | Chamomile', '1 tsp | Lemon balm']],
    ['2 tsp chamomile\n2 cups (480 ml) just-boiled water', ['2 tsp | Chamomile']],
    ['2 tsp liquorice root (cut)', ['2 tsp | Liquorice root | cut']],
    ['2 tsp dried sage (optional)', ['2 tsp | Dried sage | optional']],
    ['1 (3-inch) cinnamon stick', ['1 | Cinnamon stick | 3-inch']],
    ['1 cup (250 ml) milk\n2 g sage', ['1 cup | Milk | 250 ml', '2 g | Sage']],
    ['2 g sage at 90 °C', ['2 g | Sage | at 90 °C']],
    ['2 tsp chamomile &amp;amp; 1 tsp sage', ['2 tsp | Chamomile', '1 tsp | Sage']],
  ])('has all of the words of %j', (text, ingredients) => {
    expect(read(text)).toMatchObject({ ingredients, unread: [] })
  })

  it.each([
    ['2 g sage; 2 cups a day; 4 cups a day', ['4 cups a day']],
    ['2 g sage\n2 g sage 3 g thyme', ['2 g sage 3 g thyme']],
    ['2 g sage per cup; makes 3 cups', ['makes 3 cups']],
    ['2 g sage\nmakes 90 cups', ['makes 90 cups']],
    ['2 g sage\nMy grandmother always made this one for us', ['My grandmother always made this one for us']],
  ])('lists what it can’t read in %j', (text, unread) => {
    expect(read(text)).toMatchObject({ ingredients: ['2 g | Sage'], unread })
  })

  it('keeps a second time and a temperature as steps', () => {
    expect(read('2 g sage, 10 min, at 90 °C, 20 min')).toMatchObject({
      brewMinutes: 10,
      steps: ['At 90 °C', '20 min'],
      unread: [],
    })
  })

  it('keeps an ingredient on the first line in the check', () => {
    expect(read('Comfrey\n2 g mint')?.ingredients).toEqual(['Comfrey', '2 g | Mint'])
  })

  it.each(['', '  \n', '10 min', 'Method\nPour.'])('is not found in %j', (text) => {
    expect(importRecipeText(text)).toBe(undefined)
  })

  it('loses no word of any line', () => {
    const line = fc.oneof(
      fc
        .tuple(
          fc.constantFrom('2 g', '1 tsp', '2-3 pinches', 'some', '4 fresh', '1 (3-inch)', 'a handful of'),
          fc.constantFrom(
            'sage',
            'lemon balm',
            'dried mint',
            'ginger, finely grated',
            'honey to taste',
            'thyme and 2 g fennel',
          ),
        )
        .map((parts) => parts.join(' ')),
      fc.constantFrom(
        '250 ml',
        '1 litre of water',
        '10 min',
        'steep for 8 minutes',
        'Pour hot water over all of it, wait, and strain',
        'makes 2 cups',
        '2 cups a day',
        'for 3 weeks',
        'cover',
        'at 90 °C',
        'from the book of Ada, page 17',
        'a very long sentence about the garden in which all of this grows',
        '+44 20 7946',
      ),
    )
    fc.assert(
      fc.property(
        fc.array(line, { minLength: 1, maxLength: 30, size: 'max' }),
        fc.constantFrom('\n', '; '),
        (lines, separator) => {
          const text = ['2 g sage', ...lines].join(separator)
          const result = importRecipeText(text)
          const shown = JSON.stringify([result?.form, result?.unread]).toLowerCase()
          for (const word of lines
            .join(' ')
            .toLowerCase()
            .match(/[\p{L}]{3,}/gu) ?? [])
            if (!formWords.has(word)) expect(shown).toContain(word)
        },
      ),
    )
  })

  it('never throws', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => void importRecipeText(text)))
  })
})

/** Words whose meaning is a figure of the form. */
const formWords = new Set(['litre', 'water', 'min', 'makes', 'cups', 'day', 'for', 'weeks', 'and', 'the'])
