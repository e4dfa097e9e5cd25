import { readdirSync } from 'node:fs'

import { expect, it } from 'vitest'

import { documentPages } from './routes.documents.ts'

it('has a style sheet for each document, and no other sheets', () => {
  const named = new Set(['every', ...documentPages.map(({ sheet }) => sheet)])
  expect(readdirSync('client/styles/documents').toSorted()).toEqual([...named].map((name) => `${name}.css`).toSorted())
})
