import { describe, expect, it } from 'vitest'

import { contentIn, emptyForm, formOf, placesIn, readEditForm } from './edit-form.ts'
import { changesOf, isStricter, toStoredStatus, revisionOf, getPublicationStatus } from './recipe-edit.rules.ts'
import { type RecipeContent, recipeContent } from './recipe-edit.schemas.ts'
import { publicationStatuses } from './recipe-edit.types.ts'
import { readListFilters, readCursor, writeListFilters, writeCursor } from './recipe-list.ts'

const content: RecipeContent = {
  name: 'Linden Dusk',
  ailment: 'Sleep Problems',
  description: 'A cup.',
  emoji: '🌼',
  brewMinutes: 8,
  difficulty: 'Easy',
  servings: 2,
  cupsPerDay: 2,
  courseDays: null,
  preparation: ['cover_while_steeping'],
  ingredients: [
    { name: 'Linden', amount: '2 g', gramsPerCup: 1 },
    { name: 'Honey', amount: '1 tsp', notes: 'Last.' },
  ],
  instructions: ['Pour over.'],
  benefits: [],
  tips: ['Keep the lid on.'],
  warnings: [],
}

describe('the form of a recipe', () => {
  it('converts back into the same recipe', () => expect(contentIn(formOf(content))).toEqual(content))

  it('leaves out blank lines and returns the positions of the others', () => {
    const form = {
      ...formOf(content),
      tips: [
        { key: '7', text: '  ' },
        { key: '9', text: ' Two. ' },
      ],
    }
    expect(contentIn(form).tips).toEqual(['Two.'])
    expect([...placesIn(form, 'tips')]).toEqual([['9', 0]])
  })

  it.each([
    ['1,5', 1.5],
    [' 2 ', 2],
    ['one', Number.NaN],
  ])('reads grams of %j as %d', (gramsPerCup, read) => {
    const [line] = formOf(content).ingredients
    const form = { ...formOf(content), ingredients: line ? [{ ...line, gramsPerCup }] : [] }
    expect(contentIn(form).ingredients[0]?.gramsPerCup).toEqual(read)
  })

  it('is invalid while a figure is missing', () => {
    expect(recipeContent.safeParse(contentIn({ ...emptyForm, name: 'A', ailment: 'B', servings: '' })).success).toBe(
      false,
    )
    expect(recipeContent.safeParse(contentIn({ ...emptyForm, name: 'A', ailment: 'B' })).success).toBe(true)
  })

  it('is read from a draft and rejects anything else', () => {
    const form = formOf(content)
    expect(readEditForm(JSON.parse(JSON.stringify(form)))).toEqual(form)
    for (const other of [undefined, null, '', {}, { name: 1 }]) expect(readEditForm(other)).toBe(undefined)
  })
})

describe('a publication status', () => {
  it.each(publicationStatuses)('%s is stored and read again', (publicationStatus) =>
    expect(getPublicationStatus(toStoredStatus(publicationStatus))).toBe(publicationStatus),
  )

  it('is part of the revision', () => {
    const at = { updatedAt: 5, contentsRevision: 2 }
    expect(
      new Set(
        publicationStatuses.map((publicationStatus) => revisionOf({ ...toStoredStatus(publicationStatus), ...at })),
      ).size,
    ).toBe(3)
  })
})

const of = (verdict: 'ok' | 'ok_with_warnings' | 'needs_review', ...codes: string[]) => ({
  verdict,
  safety: { codes },
})

describe('a check', () => {
  it.each([
    [of('ok'), of('ok'), false],
    [of('ok'), of('ok_with_warnings', 'A'), true],
    [of('ok_with_warnings', 'A'), of('ok_with_warnings', 'B'), true],
    [of('ok_with_warnings', 'A', 'B'), of('ok_with_warnings', 'B'), false],
    [of('needs_review', 'A'), of('ok'), false],
  ])('changed from %j to %j is stricter: %s', (before, after, expected) =>
    expect(isStricter(before, after)).toBe(expected),
  )
})

it('changesOf returns the changed fields before and after', () => {
  expect(changesOf(content, { ...content, name: 'Other', tips: [] })).toEqual({
    before: { name: 'Linden Dusk', tips: ['Keep the lid on.'] },
    after: { name: 'Other', tips: [] },
  })
})

describe('the address of the list', () => {
  it.each([
    '',
    'search=mint',
    'status=draft&only=ailment%3ACold+%26+Flu&order=name',
    'only=verdict%3Arefused&order=rating',
    'only=origin%3Abot&order=edited&after=00000000-0000-4000-8000-000000000001_5',
  ])('is read and written again unchanged: %s', (query) => {
    expect(new URLSearchParams(writeListFilters(readListFilters(new URLSearchParams(query)))).toString()).toBe(query)
  })

  it('has a cursor that must fit the order', () => {
    const id = '00000000-0000-4000-8000-000000000001'
    expect(readCursor('name', writeCursor({ key: 'A_b', id }))).toEqual({ key: 'A_b', id })
    expect(readCursor('newest', writeCursor({ key: 'A', id }))).toBe(undefined)
    expect(readCursor('name', 'x')).toBe(undefined)
  })
})
