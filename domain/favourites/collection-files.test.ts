import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { createCollectionCsv, createCollectionJson } from './collection-files.ts'
import { underReviewNotice } from './collection.rules.ts'
import type { ExportedRecipe } from './collection.types.ts'

const siteUrl = 'https://herbs.test'

const linden: ExportedRecipe = {
  slug: 'linden-cup',
  name: 'Linden, "the" Cup',
  ailment: 'Cold & Flu',
  description: 'Blossoms at dusk.',
  ingredientNames: ['Linden', 'Honey'],
  isLiked: true,
  isBookmarked: false,
  isPublished: true,
  savedAt: Date.UTC(2026, 10, 21, 23, 59),
}
const underReview: ExportedRecipe = { ...linden, slug: 'waiting', name: 'Waiting', isPublished: false }

const cellText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc
    .array(fc.constantFrom('=', '+', '-', '@', '\t', '\r', '\n', ',', '"', "'", 'a', 'É', '🌿'), { maxLength: 8 })
    .map((characters) => characters.join('')),
)
const recipes = fc.array(
  fc.record({
    slug: fc.stringMatching(/^[a-z][a-z-]{0,20}$/),
    name: cellText,
    ailment: cellText,
    description: cellText,
    ingredientNames: fc.array(cellText, { maxLength: 4 }),
    isLiked: fc.boolean(),
    isBookmarked: fc.boolean(),
    isPublished: fc.boolean(),
    savedAt: fc.integer({ min: 0, max: Date.UTC(2100, 0) }),
  }),
  { maxLength: 6 },
)

/** Parses CSV as defined by RFC 4180, independently of the code that writes it. */
function parseCsv(text: string): string[][] {
  const rows: string[][] = [['']]
  let isQuoted = false
  const append = (character: string) => {
    const row = rows.at(-1) ?? []
    row.push((row.pop() ?? '') + character)
  }
  for (let position = 0; position < text.length; position++) {
    const character = text.charAt(position)
    if (isQuoted && character === '"' && text[position + 1] === '"') append(text.charAt(position++))
    else if (character === '"') isQuoted = !isQuoted
    else if (isQuoted) append(character)
    else if (character === ',') rows.at(-1)?.push('')
    else if (character === '\r' && text[position + 1] === '\n') {
      rows.push([''])
      position++
    } else append(character)
  }
  return rows.slice(0, -1)
}

const escapeFormula = (text: string) => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text)

describe('a collection as a table', () => {
  it('has a line for each recipe, and no URL for a recipe under review', () => {
    expect(createCollectionCsv(siteUrl, [linden, underReview])).toBe(
      [
        '\uFEFFname,ailment,liked,bookmarked,saved on,address',
        '"Linden, ""the"" Cup",Cold & Flu,yes,no,2026-11-21,https://herbs.test/recipe/linden-cup',
        `Waiting,Cold & Flu,yes,no,2026-11-21,${underReviewNotice}`,
        '',
      ].join('\r\n'),
    )
  })

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1'])('protects a spreadsheet from formulas: %j', (name) => {
    const [, [exportedName] = []] = parseCsv(createCollectionCsv(siteUrl, [{ ...linden, name }]).slice(1))
    expect(exportedName).toBe(`'${name}`)
  })

  it('is read back unchanged by any CSV parser', () => {
    fc.assert(
      fc.property(recipes, (collection) => {
        const [headings, ...rows] = parseCsv(createCollectionCsv(siteUrl, collection).slice(1))
        expect(headings).toHaveLength(6)
        expect(rows).toHaveLength(collection.length)
        for (const [position, row] of rows.entries()) {
          expect(row).toHaveLength(6)
          for (const text of row) expect(text).not.toMatch(/^[=+\-@\t\r]/)
          expect(row[0]).toBe(escapeFormula(collection[position]?.name ?? ''))
          expect(row[1]).toBe(escapeFormula(collection[position]?.ailment ?? ''))
        }
      }),
    )
  })
})

describe('a collection as JSON', () => {
  it('is a schema.org list of recipes', () => {
    expect(JSON.parse(createCollectionJson(siteUrl, [linden, underReview]))).toEqual({
      '@context': 'https://schema.org',
      '@type': 'ItemList',
      name: 'My collection of herbal remedies',
      numberOfItems: 2,
      itemListElement: [
        {
          '@type': 'ListItem',
          position: 1,
          item: {
            '@type': 'Recipe',
            name: 'Linden, "the" Cup',
            url: 'https://herbs.test/recipe/linden-cup',
            description: 'Blossoms at dusk.',
            keywords: 'Cold & Flu',
            recipeIngredient: ['Linden', 'Honey'],
          },
        },
        {
          '@type': 'ListItem',
          position: 2,
          item: { '@type': 'Recipe', name: 'Waiting', description: underReviewNotice, keywords: 'Cold & Flu' },
        },
      ],
    })
  })

  it('has every name unchanged, and no contents of a recipe under review', () => {
    fc.assert(
      fc.property(recipes, (collection) => {
        const list: { itemListElement: { position: number; item: Record<string, unknown> }[] } = JSON.parse(
          createCollectionJson(siteUrl, collection),
        )
        expect(list.itemListElement.map(({ item }) => item['name'])).toEqual(collection.map(({ name }) => name))
        expect(list.itemListElement.map(({ position }) => position)).toEqual(collection.map((_, index) => index + 1))
        for (const [position, { item }] of list.itemListElement.entries())
          expect('recipeIngredient' in item && 'url' in item).toBe(collection[position]?.isPublished)
      }),
    )
  })
})
