import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'

import { pick, randomFrom } from '#domain/random.ts'
import { runCron } from '#worker/cron.ts'
import { consume } from '#worker/queue.ts'
import { addSession, readTable } from '#worker/testing/account-rows.ts'
import { addManyConfirmedSubscribers } from '#worker/testing/campaign-rows.ts'
import { addNamedMember } from '#worker/testing/community-rows.ts'
import { addHerb } from '#worker/testing/herb-rows.ts'
import { addRecipe } from '#worker/testing/recipe-rows.ts'
import { plainHerb, setFacts } from '#worker/testing/safety-rows.ts'
import { admin, testCtx } from '#worker/testing/test-ctx.ts'

import { type Action, type SharedRows } from './actions.ts'
import { actualThings } from './actual.ts'
import { adminActions } from './admin-actions.ts'
import { length, seed, reportFigures } from './length.ts'
import { memberActions } from './member-actions.ts'
import { unsoundIn } from './soundness.ts'
import { createWorld, type Person, type World } from './world.ts'

const members = 5
const readers = 250
const herbs = ['linden', 'thyme', 'fennel', 'mint']
const { now } = testCtx()
const year = 365 * 24 * 60 * 60 * 1000

async function fill(): Promise<{ shelf: SharedRows; people: Person[]; administrator: Person }> {
  await setFacts(
    'facts-1',
    herbs.map((herb) => plainHerb(herb)),
  )
  for (const herb of herbs) await addHerb(herb)
  const recipes = await Promise.all(Array.from({ length: 6 }, () => addRecipe({ ingredients: ['linden', 'honey'] })))
  await addManyConfirmedSubscribers(readers)
  await env.DB.prepare('UPDATE sending_pace SET mails_per_second = 100000, next_at = 0').run()
  const people: Person[] = []
  for (let number = 0; number < members; number++) {
    const name = `Ada ${number}`
    const isPremium = number % 2 === 0
    people.push({
      name,
      isPremium,
      ...(await addNamedMember(name, now, { premiumUntil: isPremium ? now + year : null })),
    })
  }
  const session = await addSession(admin.id, now, { reauthenticatedAt: now + year })
  const shared = {
    recipes: recipes.map(({ id }) => id),
    slugs: recipes.map(({ slug }) => slug),
    herbs,
    posts: [],
    tickets: [],
    people: people.filter(({ isPremium }) => !isPremium),
  }
  return { shelf: shared, people, administrator: { id: admin.id, session, name: 'Administrator', isPremium: true } }
}

/** Runs the actions of one person sequentially. */
async function live(world: World, person: Person, shared: SharedRows, actions: Action[], count: number): Promise<void> {
  for (let done = 0; done < count; done++) await pick(actions, world.random)?.(world, person, shared)
}

/** Runs scheduled jobs and delivers queue messages: late, twice and in any order. */
async function runJobs(world: World, count: number): Promise<void> {
  for (let done = 0; done < count; done++) {
    if (world.random() < 0.2) await deliver(world, async (ctx) => runCron(ctx, '* * * * *'))
    if (world.random() < 0.02) await deliver(world, async (ctx) => runCron(ctx, '17 3 * * *'))
    await deliverMessages(world)
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
}

async function deliver(world: World, work: (ctx: ReturnType<World['ctx']>) => Promise<void>): Promise<void> {
  const ctx = world.ctx()
  await work(ctx)
  await ctx.settle()
}

async function deliverMessages(world: World): Promise<void> {
  const message = pick(world.queue, world.random)
  if (message === undefined) return
  if (world.random() < 0.7) world.queue.splice(world.queue.indexOf(message), 1)
  const again = () => void world.queue.push(message)
  await deliver(world, (ctx) => consume(ctx, [{ id: 'message', body: message, ack: () => undefined, retry: again }]))
}

const isSending = async () =>
  (await env.DB.prepare(`SELECT count(*) AS open FROM email_campaigns WHERE status = 'sending'`).first<number>(
    'open',
  )) !== 0

/** Returns the statuses of the recipes: nobody could like or rate a recipe that the check withdrew. */
async function shownOf(recipes: readonly string[]): Promise<unknown[]> {
  const statuses = new Map((await readTable('recipes')).map(({ id, status }) => [id, status]))
  return recipes.map((id) => statuses.get(id))
}

/** Stops the failures and lets all work finish. */
async function stopFailures(world: World): Promise<void> {
  world.faults.share = 0
  for (let minute = 0; minute < 60 && (await isSending()); minute++) {
    world.advance(60_000)
    await deliver(world, (ctx) => runCron(ctx, '* * * * *'))
    while (world.queue.length > 0) await deliverMessages(world)
  }
  world.advance(claimMs)
  await deliver(world, (ctx) => runCron(ctx, '* * * * *'))
}

const sentCount = async () => (await readTable('email_campaigns')).filter(({ status }) => status === 'sent').length

/**
 * Returns how many readers have mail of campaigns, and the number of emails of those who don't have exactly one of
 * each.
 */
async function mailsOf({ inboxes }: World): Promise<{ readers: number; counts: number[] }> {
  const sent = await sentCount()
  return { readers: inboxes.size, counts: [...inboxes.values()].filter((count) => count !== sent) }
}

/** Milliseconds: longer than a run's claim on the email to a member lasts. */
const claimMs = 11 * 60_000

const notMailed = () => env.DB.prepare('SELECT id FROM support_replies WHERE mail_due_at IS NOT NULL').all()

it('loses and duplicates nothing confirmed while one query in twenty fails, is slow or fails after it was done', async (task) => {
  const { shelf: shared, people, administrator } = await fill()
  const faults = { share: 0.05, random: randomFrom(seed) }
  const world = createWorld(now, faults)
  // Records the names of the new accounts, because a failed change may leave them as they are.
  for (const { id } of people) world.promised.note(`name ${id}`, 'Ada Linden', { status: 200, body: undefined })
  const each = length({ short: 12, whole: 500 })
  await Promise.all([
    ...people.map((person) => live(world, person, shared, memberActions, each)),
    live(world, administrator, shared, adminActions, each),
    runJobs(world, each),
  ])
  await stopFailures(world)
  const broken = world.promised.broken(await actualThings(env.DB))
  const { answered, injected } = world
  reportFigures(task, { ...answered, ...injected, promised: world.promised.count() })
  const inconsistencies = await unsoundIn(env.DB)
  expect({ wrong: world.wrong, broken, unsound: inconsistencies }).toEqual({ wrong: [], broken: [], unsound: [] })
  expect(await isSending()).toBe(false)
  expect(await mailsOf(world)).toEqual({ readers: (await sentCount()) > 0 ? readers : 0, counts: [] })
  expect((await notMailed()).results).toEqual([])
  expect(await shownOf(shared.recipes)).toEqual(shared.recipes.map(() => 'published'))
  expect(injected.fails + injected['fails-afterwards']).toBeGreaterThan(0)
  expect(answered.confirmed).toBeGreaterThan(answered.failed)
}, 900_000)
