import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'

import { rowsOf } from '#worker/testing/account-rows.ts'
import { addFavourite, addKeepers } from '#worker/testing/favourite-rows.ts'
import { addRecipe } from '#worker/testing/recipe-rows.ts'
import { admin, member, testCtx, type TestCtx } from '#worker/testing/test-ctx.ts'

import { deleteRecipe } from './deletion.service.ts'
import { getRecipe } from './recipes.service.ts'

const execute = (sql: string) => env.DB.prepare(sql).all()
const asAdmin = () => testCtx({ viewer: admin })
const isGone = { code: 'gone', message: 'It was taken out of the catalogue.' }

describe('a recipe', () => {
  it('is deleted by an administrator alone, with all its rows, and its slugs stay taken', async () => {
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

  it('is not found once it is deleted, and was never, where its id means nothing', async () => {
    const { id } = await addRecipe()
    await deleteRecipe(asAdmin(), id)
    for (const unknown of [id, crypto.randomUUID()])
      await expect(deleteRecipe(asAdmin(), unknown)).rejects.toMatchObject({
        code: 'not_found',
        message: 'Recipe not found',
      })
  })

  it('is forgotten at the edge with the list and each of its slugs, by one call, before the administrator goes on', async () => {
    const { id, slug } = await addRecipe({ name: 'Linden Cup' })
    const calls: string[][] = []
    const ctx = testCtx({ viewer: admin, cache: { purge: async ({ tags }) => calls.push(tags) } })
    await execute(`INSERT INTO recipe_slugs (slug, recipe_id, created_at) VALUES ('old-cup', '${id}', 0)`)
    await deleteRecipe(ctx, id)
    expect(calls).toEqual([['recipes', `recipe:${slug}`, 'recipe:old-cup']])
    await expect(getRecipe(testCtx(), 'old-cup')).rejects.toMatchObject(isGone)
  })

  it('stays where it cannot be looked up, and the reason of the database is not told', async () => {
    const { id } = await addRecipe()
    const ctx = asAdmin()
    ctx.read = () => Promise.reject(new Error('D1_ERROR: Network connection lost.'))
    await expect(deleteRecipe(ctx, id)).rejects.toMatchObject({
      code: 'unavailable',
      message: "Error checking recipe: This isn't available right now. Please try again soon.",
    })
    expect(await rowsOf('recipes')).toHaveLength(1)
  })

  it('is deleted once by five who delete it at once, and one act is written down', async () => {
    const { id } = await addRecipe()
    await addFavourite({ userId: member.id, recipeId: id, isLiked: true })
    const outcomes = await Promise.allSettled(Array.from({ length: 5 }, () => deleteRecipe(asAdmin(), id)))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await rowsOf('audit_log')).toHaveLength(1)
    expect(await rowsOf('user_notifications')).toHaveLength(1)
  })

  it('cannot be deleted by who comes second, though it was there when it was looked up', async () => {
    const { id } = await addRecipe()
    const late = asAdmin()
    const { read } = late
    let rival: Promise<void> | undefined
    late.read = (query) =>
      new Promise((resolve, reject) => {
        const answer = async () => {
          const found = await read(query)
          rival ??= deleteRecipe(Object.assign(asAdmin(), { now: 7 }), id)
          await rival
          resolve(found)
        }
        answer().catch(reject)
      })
    await expect(deleteRecipe(late, id)).rejects.toMatchObject({
      code: 'conflict',
      message: 'Recipe could not be deleted - it may not exist or you may not have permission',
    })
    expect((await rowsOf('audit_log')).map((row) => row['at'])).toEqual([7])
    expect((await rowsOf('recipe_slugs')).map((row) => row['withdrawn_at'])).toEqual([7])
  })
})

describe('whoever keeps a recipe that is deleted', () => {
  let id: string
  beforeEach(async () => {
    ;({ id } = await addRecipe({ name: 'Linden Cup' }))
  })

  it('is told under the bell, and the recipe leaves the collection', async () => {
    await addFavourite({ userId: member.id, recipeId: id, isBookmarked: true })
    const ctx = asAdmin()
    await deleteRecipe(ctx, id)
    expect(await rowsOf('user_notifications')).toEqual([
      {
        sequence: expect.any(Number),
        id: expect.stringMatching(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/),
        user_id: member.id,
        title: '"Linden Cup" was withdrawn',
        message: expect.stringMatching(/out of the catalogue.*out of your collection.*printed copy/),
        type: 'warning',
        link: '/remedies',
        read: 0,
        created_at: ctx.now,
      },
    ])
    expect(await rowsOf('user_recipe_interactions')).toEqual([])
  })

  it('is told by a like or a bookmark, but not by one that was taken back, nor by another recipe', async () => {
    const { id: other } = await addRecipe()
    await addKeepers(id, 1)
    await addFavourite({ userId: admin.id, recipeId: id })
    await addFavourite({ userId: member.id, recipeId: other, isLiked: true, isBookmarked: true })
    await deleteRecipe(asAdmin(), id)
    expect(await told()).toEqual(['keeper-1'])
  })

  it('is told once, each with an id of the own, by one statement for any number of them', async () => {
    await addKeepers(id, 1200)
    const ctx = asAdmin()
    await deleteRecipe(ctx, id)
    expect(new Set(await told()).size).toBe(1200)
    expect(new Set((await rowsOf('user_notifications')).map((row) => row['id'])).size).toBe(1200)
    expect(ctx.recording.issued.filter(({ sql }) => sql.includes('into "user_notifications"'))).toHaveLength(1)
    expect(ctx.recording.roundTrips).toBe(2)
  })

  it('hears at once where a socket is open, up to 100 of them, whoever cannot be reached', async () => {
    await addKeepers(id, 200)
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
    expect(wokenBy(ctx)).toHaveLength(99)
    expect(ctx.logged.map(({ event }) => event)).toEqual(['after_commit_failed'])
  })

  it('hears nothing where the deletion fails', async () => {
    await addFavourite({ userId: member.id, recipeId: id, isLiked: true })
    await execute(`CREATE TRIGGER no_deletion BEFORE DELETE ON recipes BEGIN SELECT raise(abort, 'stuck'); END`)
    onTestFinished(async () => void (await execute('DROP TRIGGER no_deletion')))
    const ctx = asAdmin()
    await expect(deleteRecipe(ctx, id)).rejects.toThrow('stuck')
    await ctx.settle()
    expect([await told(), wokenBy(ctx), await rowsOf('audit_log')]).toEqual([[], [], []])
    expect((await rowsOf('recipe_slugs')).map((row) => row['withdrawn_at'])).toEqual([null])
  })
})

const wokenBy = ({ rung }: TestCtx) => rung.filter(({ what }) => what === 'wake').map(({ userId }) => userId)
const told = async () => (await rowsOf('user_notifications')).map((row) => row['user_id'])
