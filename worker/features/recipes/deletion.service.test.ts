import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'

import { readTable } from '#worker/testing/account-rows.ts'
import { addFavourite, addFavouriters } from '#worker/testing/favourite-rows.ts'
import { addRecipe } from '#worker/testing/recipe-rows.ts'
import { admin, member, testCtx, type TestCtx } from '#worker/testing/test-ctx.ts'

import { deleteRecipe } from './deletion.service.ts'
import { getRecipe } from './recipes.service.ts'

const runSql = (sql: string) => env.DB.prepare(sql).all()
const createAdminCtx = () => testCtx({ viewer: admin })
const goneError = { code: 'gone', message: 'We removed it from our catalogue.' }

describe('a recipe', () => {
  it('can be deleted only by an administrator, with all its rows, and its slugs stay reserved', async () => {
    const { id, slug } = await addRecipe()
    await expect(deleteRecipe(testCtx(), id)).rejects.toMatchObject({ code: 'unauthenticated' })
    await expect(deleteRecipe(testCtx({ viewer: member }), id)).rejects.toMatchObject({ code: 'forbidden' })
    await deleteRecipe(createAdminCtx(), id)
    await expect(getRecipe(testCtx(), slug)).rejects.toMatchObject(goneError)
    await expect(getRecipe(testCtx(), id)).rejects.toMatchObject(goneError)
    const children = [
      'recipe_ingredients',
      'recipe_instructions',
      'recipe_warnings',
      'ingredient_names',
      'ailment_counts',
    ]
    for (const table of children) expect((await runSql(`SELECT * FROM ${table}`)).results, table).toEqual([])
  })

  it('is not found once it is deleted, or if its id is unknown', async () => {
    const { id } = await addRecipe()
    await deleteRecipe(createAdminCtx(), id)
    for (const unknownId of [id, crypto.randomUUID()])
      await expect(deleteRecipe(createAdminCtx(), unknownId)).rejects.toMatchObject({
        code: 'not_found',
        message: 'Recipe not found',
      })
  })

  it('is purged from the edge with the list and each of its slugs, in one call, before the administrator gets a response', async () => {
    const { id, slug } = await addRecipe({ name: 'Linden Cup' })
    const calls: string[][] = []
    const ctx = testCtx({ viewer: admin, cache: { purge: async ({ tags }) => calls.push(tags) } })
    await runSql(`INSERT INTO recipe_slugs (slug, recipe_id, created_at) VALUES ('old-cup', '${id}', 0)`)
    await deleteRecipe(ctx, id)
    expect(calls).toEqual([['recipes', `recipe:${slug}`, 'recipe:old-cup']])
    await expect(getRecipe(testCtx(), 'old-cup')).rejects.toMatchObject(goneError)
  })

  it('is kept if it cannot be read, and the database’s message is not shown', async () => {
    const { id } = await addRecipe()
    const ctx = createAdminCtx()
    ctx.read = () => Promise.reject(new Error('D1_ERROR: Network connection lost.'))
    await expect(deleteRecipe(ctx, id)).rejects.toMatchObject({
      code: 'unavailable',
      message: 'Error checking recipe: This isn’t available right now. Please try again soon.',
    })
    expect(await readTable('recipes')).toHaveLength(1)
  })

  it('is deleted once by five simultaneous requests, with one audit entry', async () => {
    const { id } = await addRecipe()
    await addFavourite({ userId: member.id, recipeId: id, isLiked: true })
    const outcomes = await Promise.allSettled(Array.from({ length: 5 }, () => deleteRecipe(createAdminCtx(), id)))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await readTable('audit_log')).toHaveLength(1)
    expect(await readTable('user_notifications')).toHaveLength(1)
  })

  it('is deleted only once if two requests read it before either deletes it', async () => {
    const { id } = await addRecipe()
    const delayedCtx = createAdminCtx()
    const { read } = delayedCtx
    let otherDeletion: Promise<void> | undefined
    delayedCtx.read = (query) =>
      new Promise((resolve, reject) => {
        const delayedRead = async () => {
          const result = await read(query)
          otherDeletion ??= deleteRecipe(Object.assign(createAdminCtx(), { now: 7 }), id)
          await otherDeletion
          resolve(result)
        }
        delayedRead().catch(reject)
      })
    await expect(deleteRecipe(delayedCtx, id)).rejects.toMatchObject({
      code: 'conflict',
      message: 'Recipe could not be deleted - it may not exist or you may not have permission',
    })
    expect((await readTable('audit_log')).map((row) => row['at'])).toEqual([7])
    expect((await readTable('recipe_slugs')).map((row) => row['withdrawn_at'])).toEqual([7])
  })
})

describe('a member who saved a deleted recipe', () => {
  let id: string
  beforeEach(async () => {
    ;({ id } = await addRecipe({ name: 'Linden Cup' }))
  })

  it('is notified, and the recipe leaves the collection', async () => {
    await addFavourite({ userId: member.id, recipeId: id, isBookmarked: true })
    const ctx = createAdminCtx()
    await deleteRecipe(ctx, id)
    expect(await readTable('user_notifications')).toEqual([
      {
        sequence: expect.any(Number),
        id: expect.stringMatching(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/),
        user_id: member.id,
        title: '"Linden Cup" was withdrawn',
        message: expect.stringMatching(/from the catalogue.*from your collection.*printed copy/),
        type: 'warning',
        link: '/remedies',
        read: 0,
        kind: null,
        due_at: null,
        created_at: ctx.now,
      },
    ])
    expect(await readTable('user_recipe_interactions')).toEqual([])
  })

  it('is notified because of a like or bookmark, but not of a removed one or for another recipe', async () => {
    const { id: otherId } = await addRecipe()
    await addFavouriters(id, 1)
    await addFavourite({ userId: admin.id, recipeId: id })
    await addFavourite({ userId: member.id, recipeId: otherId, isLiked: true, isBookmarked: true })
    await deleteRecipe(createAdminCtx(), id)
    expect(await readNotifiedIds()).toEqual(['keeper-1'])
  })

  it('is notified once, with a separate id, by one statement for any number of members', async () => {
    await addFavouriters(id, 1200)
    const ctx = createAdminCtx()
    await deleteRecipe(ctx, id)
    expect(new Set(await readNotifiedIds()).size).toBe(1200)
    expect(new Set((await readTable('user_notifications')).map((row) => row['id'])).size).toBe(1200)
    expect(ctx.recording.executed.filter(({ sql }) => sql.includes('into "user_notifications"'))).toHaveLength(1)
    expect(ctx.recording.roundTrips).toBe(2)
  })

  it('is notified live if a socket is open, up to 100 of them, even if some cannot be reached', async () => {
    await addFavouriters(id, 200)
    await runSql(
      'INSERT INTO live_members SELECT user_id, 9000000000000 FROM user_recipe_interactions ORDER BY user_id LIMIT 150',
    )
    const ctx = createAdminCtx()
    const { wake } = ctx.live
    ctx.live.wake = async (userId) => {
      if (userId === 'keeper-10') throw new Error('away')
      await new Promise((resolve) => setTimeout(resolve))
      await wake(userId)
    }
    await deleteRecipe(ctx, id)
    await ctx.settle()
    expect(listWokenMembers(ctx)).toHaveLength(99)
    expect(ctx.loggedErrors.map(({ event }) => event)).toEqual(['after_commit_failed'])
  })

  it('is not notified if the deletion fails', async () => {
    await addFavourite({ userId: member.id, recipeId: id, isLiked: true })
    await runSql(`CREATE TRIGGER no_deletion BEFORE DELETE ON recipes BEGIN SELECT raise(abort, 'stuck'); END`)
    onTestFinished(async () => void (await runSql('DROP TRIGGER no_deletion')))
    const ctx = createAdminCtx()
    await expect(deleteRecipe(ctx, id)).rejects.toThrow('stuck')
    await ctx.settle()
    expect([await readNotifiedIds(), listWokenMembers(ctx), await readTable('audit_log')]).toEqual([[], [], []])
    expect((await readTable('recipe_slugs')).map((row) => row['withdrawn_at'])).toEqual([null])
  })
})

const listWokenMembers = ({ liveCalls }: TestCtx) =>
  liveCalls.filter(({ method: what }) => what === 'wake').map(({ userId }) => userId)
const readNotifiedIds = async () => (await readTable('user_notifications')).map((row) => row['user_id'])
