import { expect, it } from 'vitest'

import { pageTitleMax, readPageTitle } from './page-title.rules.ts'

it.each([
  ['  Teas for\tevening ', 'Teas for evening'],
  ['', undefined],
  [' \t\u00A0 ', undefined],
  ['x'.repeat(pageTitleMax), 'x'.repeat(pageTitleMax)],
  [` ${'x'.repeat(pageTitleMax)} `, 'x'.repeat(pageTitleMax)],
  ['x'.repeat(pageTitleMax + 1), undefined],
])('the typed title "%s" is read as %s', (typed, title) => {
  expect(readPageTitle(typed)).toBe(title)
})
