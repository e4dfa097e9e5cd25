import { describe, expect, it } from 'vitest'

import { applyQueryChange } from './query-change.ts'

const change = (requested: string, shown: string, target: string) =>
  applyQueryChange(new URLSearchParams(requested), {
    shown: new URLSearchParams(shown),
    target: new URLSearchParams(target),
    lists: ['exclude'],
  }).toString()

describe('applyQueryChange', () => {
  it('sets, replaces and removes a value, and keeps other changes', () => {
    expect(change('search=tea', '', 'category=Sleep')).toBe('search=tea&category=Sleep')
    expect(change('search=tea&size=6', 'size=6', 'size=12')).toBe('search=tea&size=12')
    expect(change('search=dragonfruit', 'search=dragon', '')).toBe('')
  })

  it('removes several values of a list one after the other', () => {
    const shown = 'exclude=Milk,Honey,Rosehip'
    const afterFirst = change(shown, shown, 'exclude=Milk,Rosehip')
    expect(new URLSearchParams(change(afterFirst, shown, 'exclude=Milk,Honey')).getAll('exclude')).toEqual(['Milk'])
  })

  it('adds a value to a list that has changed meanwhile', () => {
    const query = change('exclude=Milk,Honey', 'exclude=Milk', 'exclude=Milk,Rosehip')
    expect(new URLSearchParams(query).getAll('exclude')).toEqual(['Milk', 'Honey', 'Rosehip'])
  })

  it('returns to the first page unless the page itself is changed', () => {
    expect(change('page=2', '', 'category=Sleep')).toBe('category=Sleep')
    expect(change('category=Sleep', '', 'page=2')).toBe('category=Sleep&page=2')
  })
})
