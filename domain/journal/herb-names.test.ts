import { expect, it } from 'vitest'

import { splitHerbs, shortenHerb } from './herb-names.ts'

it.each([
  ['Linden, lemon  balm; mint+sage\nthyme', ['Linden', 'lemon balm', 'mint', 'sage', 'thyme']],
  [
    'linden 2 cups, mint (1 cup), 3x sage, thyme x2, 2 cups of rosemary',
    ['linden', 'mint', 'sage', 'thyme', 'rosemary'],
  ],
  ['a cup of chamomile, chamomile - 2 cups, chamomile: 1,5 g', ['chamomile', 'chamomile', 'chamomile']],
  ['Green Tea 2, ginger 1/2 tsp., ½ cup fennel', ['Green Tea', 'ginger', 'fennel']],
  [
    'grape leaf, lady’s mantle, oneseed hawthorn, St John’s wort (Hypericum)',
    ['grape leaf', 'lady’s mantle', 'oneseed hawthorn', 'St John’s wort (Hypericum)'],
  ],
  ['2 cups, , ;', []],
  ['Lindenblüten 2 cups, ромашка', ['Lindenblüten', 'ромашка']],
])('reads %j as the herbs %j', (text, herbs) => {
  expect(splitHerbs(text)).toEqual(herbs)
})

it('shortens a text longer than any name', () => {
  expect(shortenHerb('linden')).toBe('linden')
  expect(shortenHerb('🌿'.repeat(50))).toBe(`${'🌿'.repeat(40)}…`)
})
