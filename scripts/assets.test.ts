import { expect, it } from 'vitest'

import { loadCatalogue } from '#catalog/load.ts'
import { emojiCode } from '#domain/emoji.ts'

import pictures from '../worker/pages/share/emoji.json'

it('has a picture of every emoji of the catalogue for the shared images', () => {
  const used = new Set(loadCatalogue().catalogue.recipes.map(({ emoji }) => emoji))
  const missing = [...used].filter((emoji) => !Object.hasOwn(pictures, emojiCode(emoji)))
  expect(missing, 'run: npm run assets').toEqual([])
})
