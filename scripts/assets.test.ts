import { expect, it } from 'vitest'

import { loadCatalogue } from '#catalog/load.ts'
import { toEmojiCode } from '#domain/emoji.ts'

import pictures from '../worker/pages/share/emoji.json'

it('has a picture for every emoji of the catalogue', () => {
  const usedEmoji = new Set(loadCatalogue().catalogue.recipes.map(({ emoji }) => emoji))
  const missing = [...usedEmoji].filter((emoji) => !Object.hasOwn(pictures, toEmojiCode(emoji)))
  expect(missing, 'run: npm run assets').toEqual([])
})
