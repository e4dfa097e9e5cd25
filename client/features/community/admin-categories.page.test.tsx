// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest'

import {
  closeApplication,
  control,
  fill,
  openApplication,
  press,
  textsOf,
  until,
  untilShown,
  untilToast,
  valueOf,
} from '#client/testing/application.tsx'
import type { AdminCategory } from '#domain/community/community.types.ts'
import { paths } from '#domain/paths.ts'

afterEach(closeApplication)

const createCategory = (name: string): AdminCategory => ({
  id: name,
  slug: name.toLowerCase(),
  name,
  description: '',
  color: '#123456',
  icon: '🫖',
  postCount: 0,
  isActive: true,
  hasPosts: false,
})

async function open(api: object = {}) {
  const categories = ['Cups', 'Pots', 'Herbs'].map(createCategory)
  const list = { 'GET /api/community/categories/all': { categories } }
  await openApplication(paths.adminCategories, { role: 'admin', api: { ...list, ...api } })
  await control('Move Cups down')
}

const names = () => textsOf('ol h2').map((text) => /Cups|Pots|Herbs|Teas/.exec(text)?.[0])
const order = 'PUT /api/community/categories/order'

describe('the order of the categories', () => {
  it('is undone if it cannot be stored', async () => {
    await open({ [order]: () => new Response('', { status: 503 }) })
    await press('Move Cups down')
    await untilToast('Failed to update category')
    await until(() => expect(names()).toEqual(['Cups', 'Pots', 'Herbs']))
  })
})

describe('a category', () => {
  it('keeps the typed text when it could not be created', async () => {
    await open()
    await fill('Name', 'Teas')
    await press('Create category')
    await untilShown('Failed to create category', '.error-summary')
    expect(valueOf('Name')).toBe('Teas')
  })

  it('stays when it could not be hidden or deleted', async () => {
    await open()
    await press('Hide Cups')
    await untilToast('Failed to update category')
    await press('Delete Cups')
    await press('Delete permanently')
    await untilToast('Failed to delete category')
    await until(() => expect(names()).toEqual(['Cups', 'Pots', 'Herbs']))
  })
})
