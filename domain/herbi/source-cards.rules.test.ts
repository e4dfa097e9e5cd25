import { describe, expect, it } from 'vitest'

import type { HerbiSource } from './herbi.types.ts'
import { groupSources } from './source-cards.rules.ts'

const createHerb = (slug: string): HerbiSource => ({
  title: slug,
  path: `/herbs/${slug}`,
  line: `${slug} officinalis`,
  herb: slug,
})
const hemlock = { title: 'Hemlock', path: '/herbs/hemlock' }
const [sage, thyme, mint, linden, hops] = ['sage', 'thyme', 'mint', 'linden', 'hops'].map(createHerb)

describe('the cards of an answer', () => {
  it('are its first four herbs and recipes with a line', () => {
    const sources = [hemlock, sage, thyme, mint, linden, hops].flatMap((source) => source ?? [])
    const { cards, others } = groupSources({ sources, details: { followUps: [] } })
    expect(cards).toEqual([sage, thyme, mint, linden])
    expect(others).toEqual([hemlock, hops])
  })

  it('leave out the herbs of its table', () => {
    const sources = [sage, thyme].flatMap((source) => source ?? [])
    const table = { columns: ['Taste'], rows: [{ name: 'Sage', path: '/herbs/sage', cells: ['bitter'] }] }
    expect(groupSources({ sources, details: { table, followUps: [] } })).toEqual({ cards: [thyme], others: [sage] })
  })
})
