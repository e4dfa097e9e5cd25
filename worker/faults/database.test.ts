import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'

import { pick, createSeededRandom } from '#domain/random.ts'
import { runCron } from '#worker/cron.ts'
import { consumeMessages } from '#worker/queue.ts'
import { addSession, readTable } from '#worker/testing/account-rows.ts'
import { addManyConfirmedSubscribers } from '#worker/testing/campaign-rows.ts'
import { addNamedMember } from '#worker/testing/community-rows.ts'
import { addHerb } from '#worker/testing/herb-rows.ts'
import { addRecipe } from '#worker/testing/recipe-rows.ts'
import { createPlainHerb, setFacts } from '#worker/testing/safety-rows.ts'
import { admin, testCtx } from '#worker/testing/test-ctx.ts'

import { type Action, type SharedRows } from './actions.ts'
import { adminActions } from './admin-actions.ts'
import { findInconsistencies } from './inconsistencies.ts'
import { memberActions } from './member-actions.ts'
import { chooseSize, seed, reportFigures } from './run-settings.ts'
import { createSimulation, type Person, type Simulation } from './simulation.ts'
import { readStoredValues } from './stored-values.ts'

const memberCount = 5
const subscriberCount = 250
const herbs = ['linden', 'thyme', 'fennel', 'mint']
const { now } = testCtx()
const yearMs = 365 * 24 * 60 * 60 * 1000

async function addRows(): Promise<{ sharedRows: SharedRows; people: Person[]; administrator: Person }> {
  await setFacts(
    'facts-1',
    herbs.map((herb) => createPlainHerb(herb)),
  )
  for (const herb of herbs) await addHerb(herb)
  const recipes = await Promise.all(Array.from({ length: 6 }, () => addRecipe({ ingredients: ['linden', 'honey'] })))
  await addManyConfirmedSubscribers(subscriberCount)
  await env.DB.prepare('UPDATE sending_pace SET mails_per_second = 100000, next_at = 0').run()
  const people: Person[] = []
  for (let memberNumber = 0; memberNumber < memberCount; memberNumber++) {
    const name = `Ada ${memberNumber}`
    const isPremium = memberNumber % 2 === 0
    people.push({
      name,
      isPremium,
      ...(await addNamedMember(name, now, { premiumUntil: isPremium ? now + yearMs : null })),
    })
  }
  const session = await addSession(admin.id, now, { reauthenticatedAt: now + yearMs })
  const sharedRows = {
    recipes: recipes.map(({ id }) => id),
    slugs: recipes.map(({ slug }) => slug),
    herbs,
    posts: [],
    tickets: [],
    people: people.filter(({ isPremium }) => !isPremium),
  }
  return { sharedRows, people, administrator: { id: admin.id, session, name: 'Administrator', isPremium: true } }
}

async function performActions(
  simulation: Simulation,
  person: Person,
  sharedRows: SharedRows,
  actions: Action[],
  count: number,
): Promise<void> {
  for (let step = 0; step < count; step++) await pick(actions, simulation.random)?.(simulation, person, sharedRows)
}

/** Runs scheduled jobs and delivers queue messages late, twice and in any order. */
async function runJobs(simulation: Simulation, count: number): Promise<void> {
  for (let step = 0; step < count; step++) {
    if (simulation.random() < 0.2) await runWithCtx(simulation, async (ctx) => runCron(ctx, '* * * * *'))
    if (simulation.random() < 0.02) await runWithCtx(simulation, async (ctx) => runCron(ctx, '17 3 * * *'))
    await deliverMessages(simulation)
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
}

async function runWithCtx(
  simulation: Simulation,
  task: (ctx: ReturnType<Simulation['createCtx']>) => Promise<void>,
): Promise<void> {
  const ctx = simulation.createCtx()
  await task(ctx)
  await ctx.settle()
}

async function deliverMessages(simulation: Simulation): Promise<void> {
  const message = pick(simulation.queue, simulation.random)
  if (message === undefined) return
  if (simulation.random() < 0.7) simulation.queue.splice(simulation.queue.indexOf(message), 1)
  const redeliver = () => void simulation.queue.push(message)
  await runWithCtx(simulation, (ctx) =>
    consumeMessages(ctx, [{ id: 'message', body: message, ack: () => undefined, retry: redeliver }]),
  )
}

const isSendingCampaign = async () =>
  (await env.DB.prepare(`SELECT count(*) AS open FROM email_campaigns WHERE status = 'sending'`).first<number>(
    'open',
  )) !== 0

async function listRecipeStatuses(recipes: readonly string[]): Promise<unknown[]> {
  const statuses = new Map((await readTable('recipes')).map(({ id, status }) => [id, status]))
  return recipes.map((id) => statuses.get(id))
}

async function finishWithoutFaults(simulation: Simulation): Promise<void> {
  simulation.faults.rate = 0
  for (let minute = 0; minute < 60 && (await isSendingCampaign()); minute++) {
    simulation.advanceClock(60_000)
    await runWithCtx(simulation, (ctx) => runCron(ctx, '* * * * *'))
    while (simulation.queue.length > 0) await deliverMessages(simulation)
  }
  simulation.advanceClock(claimMs)
  await runWithCtx(simulation, (ctx) => runCron(ctx, '* * * * *'))
}

const countSentCampaigns = async () =>
  (await readTable('email_campaigns')).filter(({ status }) => status === 'sent').length

/**
 * Returns how many subscribers received emails. `counts` lists the numbers of emails of subscribers who didn't receive
 * exactly one per campaign.
 */
async function countMails({ inboxes }: Simulation): Promise<{ readers: number; counts: number[] }> {
  const sentCampaigns = await countSentCampaigns()
  return { readers: inboxes.size, counts: [...inboxes.values()].filter((count) => count !== sentCampaigns) }
}

/** Milliseconds. After this time, a job's claim on an email to a member has expired. */
const claimMs = 11 * 60_000

const listUnmailedReplies = () => env.DB.prepare('SELECT id FROM support_replies WHERE mail_due_at IS NOT NULL').all()

it('neither loses nor duplicates confirmed changes while one query in twenty fails or is slow', async (task) => {
  const { sharedRows, people, administrator } = await addRows()
  const faults = { rate: 0.05, random: createSeededRandom(seed) }
  const simulation = createSimulation(now, faults)
  for (const { id } of people)
    simulation.expectedValues.recordResponse(`name ${id}`, 'Ada Linden', { status: 200, body: undefined })
  const actionCount = chooseSize({ short: 12, full: 500 })
  await Promise.all([
    ...people.map((person) => performActions(simulation, person, sharedRows, memberActions, actionCount)),
    performActions(simulation, administrator, sharedRows, adminActions, actionCount),
    runJobs(simulation, actionCount),
  ])
  await finishWithoutFaults(simulation)
  const violations = simulation.expectedValues.listViolations(await readStoredValues(env.DB))
  const { responseCounts, injectedFaults } = simulation
  reportFigures(task, { ...responseCounts, ...injectedFaults, expectedValues: simulation.expectedValues.count() })
  const inconsistencies = await findInconsistencies(env.DB)
  const { invalidResponses } = simulation
  expect({ invalidResponses, violations, inconsistencies }).toEqual({
    invalidResponses: [],
    violations: [],
    inconsistencies: [],
  })
  expect(await isSendingCampaign()).toBe(false)
  expect(await countMails(simulation)).toEqual({
    readers: (await countSentCampaigns()) > 0 ? subscriberCount : 0,
    counts: [],
  })
  expect((await listUnmailedReplies()).results).toEqual([])
  expect(await listRecipeStatuses(sharedRows.recipes)).toEqual(sharedRows.recipes.map(() => 'published'))
  expect(injectedFaults.fails + injectedFaults['fails-afterwards']).toBeGreaterThan(0)
  expect(responseCounts.confirmed).toBeGreaterThan(responseCounts.failed)
}, 900_000)
