import { expect, it } from 'vitest'

import { maxPageTitleLength, parsePageTitle } from './page-title.rules.ts'

it.each([
  ['  Teas for\tevening ', 'Teas for evening'],
  ['', undefined],
  [' \t\u00A0 ', undefined],
  ['x'.repeat(maxPageTitleLength), 'x'.repeat(maxPageTitleLength)],
  [` ${'x'.repeat(maxPageTitleLength)} `, 'x'.repeat(maxPageTitleLength)],
  ['x'.repeat(maxPageTitleLength + 1), undefined],
])('reads the typed title "%s" as %s', (input, title) => {
  expect(parsePageTitle(input)).toBe(title)
})
