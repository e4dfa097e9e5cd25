import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'

import { toUtcDay } from '#domain/days.ts'
import type { Figure } from '#domain/overview/figures.ts'
import { sumFigures } from '#domain/overview/overview.rules.ts'
import type { Overview } from '#domain/overview/overview.types.ts'
import { commit } from '#worker/core/commit.ts'
import { alwaysTrue, insertActivityIf } from '#worker/features/bot/activity.repo.ts'
import { incrementSearch } from '#worker/features/bot/searches.repo.ts'
import { deleteLike, insertLike, insertView } from '#worker/features/community/engagement.repo.ts'
import { removeFavourite, saveFavourite } from '#worker/features/favourites/favourites.service.ts'
import { sendCampaign } from '#worker/features/mailing/send.service.ts'
import { sendBatch } from '#worker/features/mailing/sending.service.ts'
import { rateRecipe, removeRating } from '#worker/features/ratings/ratings.service.ts'
import { deleteRecipe } from '#worker/features/recipes/deletion.service.ts'
import { createCampaignMail } from '#worker/platform/campaign-mail.ts'
import { addAccount } from '#worker/testing/account-rows.ts'
import { addCampaign, addManyConfirmedSubscribers } from '#worker/testing/campaign-rows.ts'
import { addPost, addTicket } from '#worker/testing/community-rows.ts'
import { addManyRows } from '#worker/testing/many-rows.ts'
import { addRecipe } from '#worker/testing/recipe-rows.ts'
import { admin, member, testCtx } from '#worker/testing/test-ctx.ts'

import { withMailCount } from './figures.service.ts'
import { getOverview } from './overview.service.ts'

const { now } = testCtx()
const today = toUtcDay(now)
const asAdmin = () => testCtx({ viewer: admin })
const asMember = () => testCtx({ viewer: member })
const loadOverview = () => getOverview(asAdmin())
const findFigure = ({ days }: Overview, figure: Figure, day = today) =>
  days.find((one) => one.day === day)?.figures[figure]
const getFigure = async (figure: Figure, day = today) => findFigure(await loadOverview(), figure, day)

describe('the figures of the day', () => {
  it('count an account when its address is confirmed, and keep it among the sign-ups after deletion', async () => {
    await addAccount({ id: 'ada', confirmedAt: null })
    const { users } = (await loadOverview()).totals
    expect([users, await getFigure('sign_ups')]).toEqual([2, 0])
    await env.DB.prepare('UPDATE users SET confirmed_at = ? WHERE id = ?').bind(now, 'ada').run()
    expect([(await loadOverview()).totals.users, await getFigure('sign_ups')]).toEqual([3, 1])
    await env.DB.prepare('UPDATE users SET confirmed_at = ? WHERE id = ?')
      .bind(now + 1, 'ada')
      .run()
    await env.DB.prepare('DELETE FROM users WHERE id = ?').bind('ada').run()
    expect([(await loadOverview()).totals.users, await getFigure('sign_ups')]).toEqual([2, 1])
  })

  it('count a like while it exists, however often it is clicked', async () => {
    const { id } = await addRecipe()
    const post = await addPost()
    const ctx = asMember()
    const like = { userId: member.id, postId: post.id }
    for (let clicks = 0; clicks < 3; clicks++) {
      await saveFavourite(asMember(), { id, kind: 'like' })
      await commit(ctx, [insertLike(ctx.db, like, now)])
      expect([await getFigure('recipe_likes'), await getFigure('post_likes')]).toEqual([1, 1])
      await removeFavourite(asMember(), { id, kind: 'like' })
      await commit(ctx, [deleteLike(ctx.db, like)])
      expect([await getFigure('recipe_likes'), await getFigure('post_likes')]).toEqual([0, 0])
    }
    await saveFavourite(asMember(), { id, kind: 'bookmark' })
    expect(await getFigure('recipe_likes')).toBe(0)
    await saveFavourite(asMember(), { id, kind: 'like' })
    await deleteRecipe(asAdmin(), id)
    expect(await getFigure('recipe_likes')).toBe(0)
  })

  it('count a view per day and reader, a search without results, and what the bot did', async () => {
    const ctx = asAdmin()
    const { id: postId } = await addPost()
    for (const viewer of ['a', 'b', 'a']) await commit(ctx, [insertView(ctx.db, { day: today, postId, viewer })])
    for (const word of ['other', 'thyme', 'other'])
      await commit(ctx, [incrementSearch(ctx.db, { day: today, word }, 200)])
    for (const activityType of ['recipe_published', 'recipe_waiting', 'recipe_refused', 'batch_done'] as const)
      await commit(ctx, [
        insertActivityIf(
          ctx.db,
          { activityType, description: 'Done.', createdAt: now },
          { condition: alwaysTrue, adminEmail: '', now },
        ),
      ])
    const { days, events } = await loadOverview()
    expect(events.filter(({ kind }) => kind === 'bot')).toHaveLength(3)
    expect(days.at(-1)?.figures).toMatchObject({
      post_views: 2,
      empty_searches: 3,
      bot_published: 1,
      bot_waiting: 1,
      bot_refused: 1,
    })
  })

  it('count an email once it is sent, and an email is sent even if it cannot be counted', async () => {
    const ctx = testCtx()
    const mail = { to: 'ada@herbs.test', subject: 'Linden', text: '', html: '' }
    await withMailCount(ctx.mail, ctx).send(mail)
    await expect(
      withMailCount({ canSend: true, send: () => Promise.reject(new Error('down')) }, ctx).send(mail),
    ).rejects.toThrow('down')
    expect([ctx.sentMails.length, await getFigure('mail_sent')]).toEqual([1, 1])
    const broken = {
      ...ctx,
      db: Object.assign(Object.create(ctx.db), { batch: () => Promise.reject(new Error('full')) }),
    }
    await withMailCount(ctx.mail, broken).send(mail)
    expect([ctx.sentMails.length, ctx.loggedErrors.map(({ event }) => event)]).toEqual([2, ['mail_not_counted']])
  })

  it('count the emails of a campaign once, from its ledger, although a local server stores them too', async () => {
    const ctx = asAdmin()
    const mail = withMailCount(ctx.mail, ctx)
    ctx.campaignMail = createCampaignMail({ env: {}, isLocal: true, mail, log: ctx.log })
    await addManyConfirmedSubscribers(3)
    const campaignId = await addCampaign({ senderEmail: ctx.campaignMail.from })
    await sendCampaign(ctx, campaignId)
    await sendBatch(ctx, { campaignId, number: 1 })
    expect([ctx.sentMails.length, await getFigure('mail_sent')]).toEqual([3, 3])
  })

  it('count a remedy on the day it was written, while it is published', async () => {
    const { id } = await addRecipe({ createdAt: now, status: 'review' })
    expect([await getFigure('remedies'), (await loadOverview()).totals.recipes]).toEqual([0, 0])
    await env.DB.prepare(`UPDATE recipes SET status = 'published' WHERE id = ?`).bind(id).run()
    expect([await getFigure('remedies'), (await loadOverview()).totals.recipes]).toEqual([1, 1])
    await deleteRecipe(asAdmin(), id)
    expect([await getFigure('remedies'), (await loadOverview()).totals.recipes]).toEqual([0, 0])
  })

  it('fill one row per day', async () => {
    await addRecipe({ createdAt: now })
    const rows = await env.DB.prepare('SELECT day, figures FROM figure_days WHERE day = ?').bind(today).all()
    expect(rows.results).toEqual([{ day: today, figures: '{"remedies":1}' }])
  })
})

const getRatingTotals = async () => {
  const { totals } = await loadOverview()
  return [totals.ratings, totals.ratingSum]
}

it('keeps the sum of all ratings correct through each change', async () => {
  const [one, other] = [await addRecipe(), await addRecipe()]
  await rateRecipe(asMember(), one.id, 5)
  await rateRecipe(asMember(), other.id, 2)
  expect(await getRatingTotals()).toEqual([2, 7])
  await rateRecipe(asMember(), one.id, 4)
  expect([await getRatingTotals(), await getFigure('ratings')]).toEqual([[2, 6], 2])
  await removeRating(asMember(), other.id)
  expect(await getRatingTotals()).toEqual([1, 4])
  await deleteRecipe(asAdmin(), one.id)
  expect(await getRatingTotals()).toEqual([0, 0])
})

it('lists the latest events, newest first, and what needs attention', async () => {
  await addRecipe({ name: 'Old Cup', createdAt: now - 3000 })
  await addTicket({ subject: 'A wrong amount', createdAt: now - 2000 })
  await addPost({ title: 'How long?', createdAt: now - 1000 })
  const { id } = await addRecipe({ name: 'Linden Cup' })
  await deleteRecipe(asAdmin(), id)
  await addRecipe({ name: 'Waiting Cup', status: 'review', verdict: 'needs_review' })
  await addRecipe({ name: 'Draft Cup', status: 'review', isDraft: true })
  await addAccount({ confirmedAt: now })
  const { events, waiting } = await loadOverview()
  expect(events.slice(0, 5).map(({ words }) => words)).toEqual([
    '1 person signed up',
    'Deleted a recipe: Linden Cup',
    'New community post: How long?',
    'New support ticket: A wrong amount',
    'New remedy: Old Cup',
  ])
  expect(waiting).toEqual({ recipes: 1, tickets: 1, texts: 0, reports: 0 })
})

it('reads at most 200 rows in one round trip, with 10,000 of everything', async () => {
  const many = 10_000
  await addManyRows(many, now)
  const ctx = asAdmin()
  const { totals, days, waiting, events } = await getOverview(ctx)
  expect(totals).toMatchObject({ users: many + 2, ratings: many, ratingSum: 3 * many, recipes: many / 100 })
  expect(waiting).toEqual({ recipes: 10, tickets: 10, texts: 0, reports: 0 })
  expect([days.length, sumFigures(days, ['sign_ups'])]).toEqual([90, expect.any(Number)])
  expect(sumFigures(days, ['recipe_likes'])).toBe(sumFigures(days, ['sign_ups']))
  expect(events).toHaveLength(12)
  const totalRowsRead = ctx.recording.executed.reduce((sum, { rowsRead }) => sum + rowsRead, 0)
  expect(ctx.recording.roundTrips).toBe(1)
  expect(totalRowsRead).toBeLessThanOrEqual(200)
})
