import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'

import { maxCategories } from '#domain/community/categories.rules.ts'
import type { AdminCategory } from '#domain/community/community.types.ts'
import { addSession, readTable } from '#worker/testing/account-rows.ts'
import { call } from '#worker/testing/call.ts'
import { restoreCategories } from '#worker/testing/category-rows.ts'
import { addPost, firstCategory } from '#worker/testing/community-rows.ts'
import { admin, testCtx } from '#worker/testing/test-ctx.ts'

import { createCategory, deleteCategory, setActive } from './categories.service.ts'

const { now } = testCtx()
const secondCategory = firstCategory.replaceAll('0001', '0002')

let session = ''
beforeEach(async () => {
  session = await addSession(admin.id, now)
  const originalRows = await readTable('forum_categories')
  onTestFinished(() => restoreCategories(env.DB, originalRows))
})

const sendRequest = (method: string, path = '', body?: unknown) =>
  call(method, `/api/community/categories${path}`, { cookies: { session }, now, ...(body !== undefined && { body }) })
const listCategories = async () =>
  ((await sendRequest('GET', '/all')).body as { categories: AdminCategory[] }).categories
const listNames = async () => (await listCategories()).map(({ name }) => name)
const listAuditActions = async () => (await readTable('audit_log')).map(({ action }) => action)

describe('the categories', () => {
  it('are listed in order with their counts, including empty and hidden ones', async () => {
    await addPost()
    await addPost({ status: 'hidden', categoryId: secondCategory })
    await sendRequest('PUT', `/${secondCategory}/active`, { isActive: false })
    const [first, second, third] = await listCategories()
    expect(first).toMatchObject({ id: firstCategory, postCount: 1, hasPosts: true, isActive: true })
    expect(second).toMatchObject({ id: secondCategory, postCount: 0, hasPosts: true, isActive: false })
    expect(third).toMatchObject({ postCount: 0, hasPosts: false })
    expect(await listCategories()).toHaveLength(6)
  })
})

describe('a category', () => {
  it('is created last with the defaults and a unique slug', async () => {
    for (const [name, slug] of [
      ['Around – the Table', 'around-the-table-2'],
      ['Around the Table?', 'around-the-table-3'],
    ]) {
      const { status, body } = await sendRequest('POST', '', { name })
      expect([status, body]).toEqual([201, { category: { id: expect.any(String), slug } }])
    }
    const [before, last] = (await readTable('forum_categories'))
      .toSorted((one, other) => Number(one['order_index']) - Number(other['order_index']))
      .slice(-2)
    expect(last).toMatchObject({ color: '#8B5CF6', icon: '💬', description: '', is_active: 1, post_count: 0 })
    expect(Number(last?.['order_index'])).toBe(Number(before?.['order_index']) + 1)
    expect(await listAuditActions()).toEqual(['category.create', 'category.create'])
  })

  it('is refused with a name that another category has', async () => {
    const details = { description: '', color: '#123ABC', icon: '🫖' }
    const [first, second] = await listNames()
    const nameError = { name: 'Another category has this name' }
    expect((await sendRequest('POST', '', { ...details, name: second?.toUpperCase() })).error?.fields).toEqual(
      nameError,
    )
    expect((await sendRequest('PUT', `/${firstCategory}`, { ...details, name: second })).error?.fields).toEqual(
      nameError,
    )
    expect((await sendRequest('PUT', `/${firstCategory}`, { ...details, name: first?.toUpperCase() })).status).toBe(204)
    expect((await listNames()).slice(0, 2)).toEqual([first?.toUpperCase(), second])
  })

  it('is refused beyond the maximum', async () => {
    const ctx = testCtx({ viewer: admin })
    const details = { description: '', color: '#000000', icon: '🌿' }
    for (let number = 6; number < maxCategories; number++)
      await createCategory(ctx, { ...details, name: `Teas ${number}` })
    expect((await sendRequest('POST', '', { name: 'One more' })).status).toBe(409)
    expect(await listCategories()).toHaveLength(maxCategories)
  })

  it('keeps its address when it is edited', async () => {
    const [before] = await listCategories()
    const details = { name: 'Newly named', description: 'What it is for.', color: '#123ABC', icon: '🫖' }
    expect((await sendRequest('PUT', `/${firstCategory}`, details)).status).toBe(204)
    expect((await listCategories())[0]).toMatchObject({ ...details, slug: before?.slug })
    const [entry] = await readTable('audit_log')
    expect(entry).toMatchObject({ action: 'category.edit', subject_id: firstCategory, after: JSON.stringify(details) })
    expect(entry?.['before']).toContain(before?.name)
    expect((await sendRequest('PUT', `/${firstCategory}`, { ...details, name: '' })).error?.fields).toHaveProperty(
      'name',
    )
  })

  it('can be hidden and shown again; a repetition does nothing', async () => {
    for (const isActive of [false, false, true, true])
      expect((await sendRequest('PUT', `/${firstCategory}/active`, { isActive })).status).toBe(204)
    expect((await listCategories())[0]?.isActive).toBe(true)
    expect(await listAuditActions()).toEqual(['category.activity', 'category.activity'])
  })

  it.each([
    ['PUT', '', { name: 'Lost' }],
    ['PUT', '/active', { isActive: true }],
    ['DELETE', '', undefined],
  ])('is not found if it does not exist: %s %s', async (method, path, body) => {
    const { status, error } = await sendRequest(method, `/${crypto.randomUUID()}${path}`, body)
    expect([status, error?.message]).toEqual([404, 'Category not found'])
    expect(await listAuditActions()).toEqual([])
  })
})

describe('the order of the categories', () => {
  it('is the one that was sent', async () => {
    const ids = (await listCategories()).map(({ id }) => id).toReversed()
    const before = await listNames()
    expect((await sendRequest('PUT', '/order', { ids })).status).toBe(204)
    expect(await listNames()).toEqual(before.toReversed())
    expect(await listAuditActions()).toEqual(['category.order'])
  })

  it('stays unchanged if the new one lacks an id, repeats one or names an unknown one', async () => {
    const ids = (await listCategories()).map(({ id }) => id)
    const [first = ''] = ids
    const before = await listNames()
    for (const invalidIds of [
      ids.slice(1),
      [...ids.slice(1), ids[1]],
      [...ids.slice(1), crypto.randomUUID()],
      [...ids, first],
    ])
      expect((await sendRequest('PUT', '/order', { ids: invalidIds })).status).toBe(409)
    expect(await listNames()).toEqual(before)
    expect(await listAuditActions()).toEqual([])
  })
})

describe('a deleted category', () => {
  it('is removed if it has no posts', async () => {
    expect((await sendRequest('DELETE', `/${firstCategory}`)).status).toBe(204)
    expect(await listCategories()).toHaveLength(5)
  })

  it('moves its posts to another one, including hidden posts, and both counts are correct', async () => {
    await addPost()
    await addPost({ status: 'waiting' })
    await addPost({ categoryId: secondCategory })
    expect((await sendRequest('DELETE', `/${firstCategory}?to=${secondCategory}`)).status).toBe(204)
    expect((await readTable('forum_posts')).map(({ category_id }) => category_id)).toEqual(
      Array(3).fill(secondCategory),
    )
    expect((await listCategories()).find(({ id }) => id === secondCategory)).toMatchObject({ postCount: 2 })
    expect(await readTable('audit_log')).toMatchObject([
      { action: 'category.delete', after: JSON.stringify({ postsWentTo: secondCategory }) },
    ])
  })

  it('stays while its posts have no new category', async () => {
    await addPost({ status: 'deleted' })
    for (const to of ['', `?to=${firstCategory}`, `?to=${crypto.randomUUID()}`]) {
      const { status, error } = await sendRequest('DELETE', `/${firstCategory}${to}`)
      expect([status, error?.message]).toEqual([409, 'This category has posts. Choose where to move them.'])
    }
    expect(await listCategories()).toHaveLength(6)
    expect(await listAuditActions()).toEqual([])
  })

  it('stays with all its posts if the deletion fails', async () => {
    await addPost()
    await env.DB.prepare(
      `CREATE TRIGGER no_deletion BEFORE DELETE ON forum_categories BEGIN SELECT raise(abort, 'stuck'); END`,
    ).run()
    const ctx = testCtx({ viewer: admin })
    await expect(deleteCategory(ctx, firstCategory, secondCategory)).rejects.toThrow('stuck')
    await env.DB.prepare('DROP TRIGGER no_deletion').run()
    expect(await readTable('forum_posts')).toMatchObject([{ category_id: firstCategory }])
    expect(await listAuditActions()).toEqual([])
  })
})

it('purges the community’s pages after every change of a category', async () => {
  const purged: string[][] = []
  const ctx = testCtx({ viewer: admin, cache: { purge: async ({ tags }) => purged.push(tags) } })
  await setActive(ctx, firstCategory, false)
  await setActive(ctx, firstCategory, false)
  await deleteCategory(ctx, firstCategory)
  await ctx.settle()
  expect(purged).toEqual([['community'], ['community']])
})
