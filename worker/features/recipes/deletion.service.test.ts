import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'

import { readTable } from '#worker/testing/account-rows.ts'
import { addFavourite, addFavouriters } from '#worker/testing/favourite-rows.ts'
import { addRecipe } from '#worker/testing/recipe-rows.ts'
import { admin, member, testCtx, type TestCtx } from '#worker/testing/test-ctx.ts'

import { deleteRecipe } from './deletion.service.ts'
import { getRecipe } from './recipes.service.ts'

const execute = (sql: string) => env.DB.prepare(sql).all()
const asAdmin = () => testCtx({ viewer: admin })
const isGone = { code: 'gone', message: 'It was taken out of the catalogue.' }

describe('a recipe', () => {
  it('can be deleted only by an administrator, with all its rows, and its slugs stay reserved', async () => {
    const { id, slug } = await addRecipe()
    await expect(deleteRecipe(testCtx(), id)).rejects.toMatchObject({ code: 'unauthenticated' })
    await expect(deleteRecipe(testCtx({ viewer: member }), id)).rejects.toMatchObject({ code: 'forbidden' })
    await deleteRecipe(asAdmin(), id)
    await expect(getRecipe(testCtx(), slug)).rejects.toMatchObject(isGone)
    await expect(getRecipe(testCtx(), id)).rejects.toMatchObject(isGone)
    const children = [
      'recipe_ingredients',
      'recipe_instructions',
      'recipe_warnings',
      'ingredient_names',
      'ailment_counts',
    ]
    for (const table of children) expect((await execute(`SELECT * FROM ${table}`)).results, table).toEqual([])
  })

  it('is not found once it is deleted, or if its id is unknown', async () => {
    const { id } = await addRecipe()
    await deleteRecipe(asAdmin(), id)
    for (const unknown of [id, crypto.randomUUID()])
      await expect(deleteRecipe(asAdmin(), unknown)).rejects.toMatchObject({
        code: 'not_found',
        message: 'Recipe not found',
      })
  })

  it('is purged from the edge with the list and each of its slugs, in one call, before the administrator gets an answer', async () => {
    const { id, slug } = await addRecipe({ name: 'Linden Cup' })
    const calls: string[][] = []
    const ctx = testCtx({ viewer: admin, cache: { purge: async ({ tags }) => calls.push(tags) } })
    await execute(`INSERT INTO recipe_slugs (slug, recipe_id, created_at) VALUES ('old-cup', '${id}', 0)`)
    await deleteRecipe(ctx, id)
    expect(calls).toEqual([['recipes', `recipe:${slug}`, 'recipe:old-cup']])
    await expect(getRecipe(testCtx(), 'old-cup')).rejects.toMatchObject(isGone)
  })

  it('stays if it cannot be read, and the database’s message is not shown', async () => {
    const { id } = await addRecipe()
    const ctx = asAdmin()
    ctx.read = () => Promise.reject(new Error('D1_ERROR: Network connection lost.'))
    await expect(deleteRecipe(ctx, id)).rejects.toMatchObject({
      code: 'unavailable',
      message: "Error checking recipe: This isn't available right now. Please try again soon.",
    })
    expect(await readTable('recipes')).toHaveLength(1)
  })

  it('is deleted once by five simultaneous requests, with one audit entry', async () => {
    const { id } = await addRecipe()
    await addFavourite({ userId: member.id, recipeId: id, isLiked: true })
    const outcomes = await Promise.allSettled(Array.from({ length: 5 }, () => deleteRecipe(asAdmin(), id)))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await readTable('audit_log')).toHaveLength(1)
    expect(await readTable('user_notifications')).toHaveLength(1)
  })

  it('cannot be deleted by a second request, although that one had read it before', async () => {
    const { id } = await addRecipe()
    const late = asAdmin()
    const { read } = late
    let otherDeletion: Promise<void> | undefined
    late.read = (query) =>
      new Promise((resolve, reject) => {
        const answer = async () => {
          const found = await read(query)
          otherDeletion ??= deleteRecipe(Object.assign(asAdmin(), { now: 7 }), id)
          await otherDeletion
          resolve(found)
        }
        answer().catch(reject)
      })
    await expect(deleteRecipe(late, id)).rejects.toMatchObject({
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
    const ctx = asAdmin()
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
        created_at: ctx.now,
      },
    ])
    expect(await readTable('user_recipe_interactions')).toEqual([])
  })

  it('is notified because of a like or bookmark, but not of a removed one or for another recipe', async () => {
    const { id: other } = await addRecipe()
    await addFavouriters(id, 1)
    await addFavourite({ userId: admin.id, recipeId: id })
    await addFavourite({ userId: member.id, recipeId: other, isLiked: true, isBookmarked: true })
    await deleteRecipe(asAdmin(), id)
    expect(await notifiedIds()).toEqual(['keeper-1'])
  })

  it('is notified once, each under a separate id, by one statement for any number of members', async () => {
    await addFavouriters(id, 1200)
    const ctx = asAdmin()
    await deleteRecipe(ctx, id)
    expect(new Set(await notifiedIds()).size).toBe(1200)
    expect(new Set((await readTable('user_notifications')).map((row) => row['id'])).size).toBe(1200)
    expect(ctx.recording.executed.filter(({ sql }) => sql.includes('into "user_notifications"'))).toHaveLength(1)
    expect(ctx.recording.roundTrips).toBe(2)
  })

  it('is notified live if a socket is open, up to 100 of them, even if some cannot be reached', async () => {
    await addFavouriters(id, 200)
    await execute(
      'INSERT INTO live_members SELECT user_id, 9000000000000 FROM user_recipe_interactions ORDER BY user_id LIMIT 150',
    )
    const ctx = asAdmin()
    const { wake } = ctx.live
    ctx.live.wake = async (userId) => {
      if (userId === 'keeper-10') throw new Error('away')
      await new Promise((resolve) => setTimeout(resolve))
      await wake(userId)
    }
    await deleteRecipe(ctx, id)
    await ctx.settle()
    expect(wokenMembers(ctx)).toHaveLength(99)
    expect(ctx.loggedErrors.map(({ event }) => event)).toEqual(['after_commit_failed'])
  })

  it('is not notified if the deletion fails', async () => {
    await addFavourite({ userId: member.id, recipeId: id, isLiked: true })
    await execute(`CREATE TRIGGER no_deletion BEFORE DELETE ON recipes BEGIN SELECT raise(abort, 'stuck'); END`)
    onTestFinished(async () => void (await execute('DROP TRIGGER no_deletion')))
    const ctx = asAdmin()
    await expect(deleteRecipe(ctx, id)).rejects.toThrow('stuck')
    await ctx.settle()
    expect([await notifiedIds(), wokenMembers(ctx), await readTable('audit_log')]).toEqual([[], [], []])
    expect((await readTable('recipe_slugs')).map((row) => row['withdrawn_at'])).toEqual([null])
  })
})

const wokenMembers = ({ liveCalls: rung }: TestCtx) =>
  rung.filter(({ method: what }) => what === 'wake').map(({ userId }) => userId)
const notifiedIds = async () => (await readTable('user_notifications')).map((row) => row['user_id'])
