import { readdirSync, readFileSync } from 'node:fs'

import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'

import type { Review } from '#domain/safety/reviews.ts'

import { checkFigures } from './check-figures.ts'
import { createReviewSection, createSourceSections } from './source-sections.tsx'

const ada: Review = {
  name: 'Ada Linden',
  profession: 'pharmacist',
  register: 'GPhC 1234567',
  reviewed: ['facts'],
  dataVersion: '2026-11',
  signedOn: '2026-12-01',
}

describe('createReviewSection', () => {
  it('says that nobody has reviewed anything if there is no signature', () => {
    const { title, body } = createReviewSection([])
    expect(title).toBe('Nobody with medical training has reviewed it')
    expect(renderToStaticMarkup(body)).toContain('No pharmacist and no doctor has reviewed the facts')
  })

  it('names the reviewers and the parts that nobody has reviewed yet', () => {
    const { title, body } = createReviewSection([ada])
    const html = renderToStaticMarkup(body)
    expect(title).toBe('Who has reviewed it')
    expect(html).toContain('Ada Linden, pharmacist (GPhC 1234567), reviewed the facts about the herbs')
    expect(html).toContain('Nobody with medical training has reviewed the rules of our check or our own limits yet.')
    expect(html).not.toContain('No pharmacist')
  })

  it('is part of the page “How we check”', () => {
    expect(createSourceSections(checkFigures.sources).map(({ id }) => id)).toContain('reviewed')
  })

  it('is the only text that says who has reviewed the site', () => {
    const folder = new URL('../', import.meta.url)
    const byHand = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.tsx') && !file.includes('source-sections'))
      .filter((file) =>
        /No (?:pharmacist|doctor)\b[^.]*\breviewed|\bnobody\b[^.]*\breviewed/i.test(
          readFileSync(new URL(file, folder), 'utf8'),
        ),
      )
    expect(byHand).toEqual([])
  })
})
