import { describe, expect, it } from 'vitest'

import { toRecipeContent, emptyForm, toEditForm, indexLinesByKey, parseEditForm } from './edit-form.ts'
import { findChanges, isStricter, toStoredStatus, createRevision, getPublicationStatus } from './recipe-edit.rules.ts'
import { type RecipeContent, recipeContent } from './recipe-edit.schemas.ts'
import { parseListFilters, parseCursor, writeListFilters, writeCursor } from './recipe-list.ts'
import { publicationStatuses } from './recipes.types.ts'

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
  it('converts back into the same recipe', () => expect(toRecipeContent(toEditForm(content))).toEqual(content))

  it('leaves out blank lines and returns the positions of the others', () => {
    const form = {
      ...toEditForm(content),
      tips: [
        { key: '7', text: '  ' },
        { key: '9', text: ' Two. ' },
      ],
    }
    expect(toRecipeContent(form).tips).toEqual(['Two.'])
    expect([...indexLinesByKey(form, 'tips')]).toEqual([['9', 0]])
  })

  it.each([
    ['1,5', 1.5],
    [' 2 ', 2],
    ['one', Number.NaN],
  ])('reads grams of %j as %d', (gramsPerCup, expectedGrams) => {
    const [line] = toEditForm(content).ingredients
    const form = { ...toEditForm(content), ingredients: line ? [{ ...line, gramsPerCup }] : [] }
    expect(toRecipeContent(form).ingredients[0]?.gramsPerCup).toEqual(expectedGrams)
  })

  it('is invalid while a figure is missing', () => {
    expect(
      recipeContent.safeParse(toRecipeContent({ ...emptyForm, name: 'A', ailment: 'B', servings: '' })).success,
    ).toBe(false)
    expect(recipeContent.safeParse(toRecipeContent({ ...emptyForm, name: 'A', ailment: 'B' })).success).toBe(true)
  })

  it('is read from a draft and rejects anything else', () => {
    const form = toEditForm(content)
    expect(parseEditForm(JSON.parse(JSON.stringify(form)))).toEqual(form)
    for (const other of [undefined, null, '', {}, { name: 1 }]) expect(parseEditForm(other)).toBe(undefined)
  })
})

describe('a publication status', () => {
  it.each(publicationStatuses)('%s is stored and read again', (publicationStatus) =>
    expect(getPublicationStatus(toStoredStatus(publicationStatus))).toBe(publicationStatus),
  )

  it('is part of the revision', () => {
    const saved = { updatedAt: 5, contentsRevision: 2 }
    expect(
      new Set(
        publicationStatuses.map((publicationStatus) =>
          createRevision({ ...toStoredStatus(publicationStatus), ...saved }),
        ),
      ).size,
    ).toBe(3)
  })
})

const createCheckResult = (verdict: 'ok' | 'ok_with_warnings' | 'needs_review', ...codes: string[]) => ({
  verdict,
  safety: { codes },
})

describe('a check', () => {
  it.each([
    [createCheckResult('ok'), createCheckResult('ok'), false],
    [createCheckResult('ok'), createCheckResult('ok_with_warnings', 'A'), true],
    [createCheckResult('ok_with_warnings', 'A'), createCheckResult('ok_with_warnings', 'B'), true],
    [createCheckResult('ok_with_warnings', 'A', 'B'), createCheckResult('ok_with_warnings', 'B'), false],
    [createCheckResult('needs_review', 'A'), createCheckResult('ok'), false],
  ])('changed from %j to %j is stricter: %s', (before, after, expected) =>
    expect(isStricter(before, after)).toBe(expected),
  )
})

it('findChanges returns the changed fields, with their values before and after', () => {
  expect(findChanges(content, { ...content, name: 'Other', tips: [] })).toEqual({
    before: { name: 'Linden Dusk', tips: ['Keep the lid on.'] },
    after: { name: 'Other', tips: [] },
  })
})

describe('the URL of the list', () => {
  it.each([
    '',
    'search=mint',
    'status=draft&only=ailment%3ACold+%26+Flu&order=name',
    'only=verdict%3Arefused&order=rating',
    'only=origin%3Abot&order=edited&after=00000000-0000-4000-8000-000000000001_5',
  ])('is read and written again unchanged: %s', (query) => {
    expect(new URLSearchParams(writeListFilters(parseListFilters(new URLSearchParams(query)))).toString()).toBe(query)
  })

  it('has a cursor that must fit the order', () => {
    const id = '00000000-0000-4000-8000-000000000001'
    expect(parseCursor('name', writeCursor({ key: 'A_b', id }))).toEqual({ key: 'A_b', id })
    expect(parseCursor('newest', writeCursor({ key: 'A', id }))).toBe(undefined)
    expect(parseCursor('name', 'x')).toBe(undefined)
  })
})
