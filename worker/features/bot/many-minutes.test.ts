import { expect, it } from 'vitest'

import { slotOf } from '#domain/bot/batches.rules.ts'
import { randomFrom } from '#domain/random.ts'
import type { Ctx } from '#worker/core/ctx.ts'
import { readTable } from '#worker/testing/account-rows.ts'
import { newCandidate, storeBotSettings } from '#worker/testing/bot-rows.ts'
import { testCtx } from '#worker/testing/test-ctx.ts'

import type { Attempt, CreateAuthor } from './author.types.ts'
import { continueBatch, runEachMinute } from './batches.service.ts'

const minuteMs = 60_000
const twoMinutesMs = 2 * minuteMs
const first = Date.UTC(2026, 10, 21, 12)
const hourMs = 60 * minuteMs
/** Time between two minutes that the test runs. */
const stepMs = 20 * minuteMs
const minutes = 1000
const dailyMax = 12

const random = randomFrom(20_261_121)
const happens = (share: number) => random() < share

let latest = first
let isHeldUp = false

const write = (): Attempt => {
  if (happens(0.25)) return { kind: 'refused', name: 'A tea', codes: ['DAILY_MAX_EXCEEDED'] }
  return { kind: 'candidate', candidate: newCandidate({}, happens(0.1) ? 'review' : 'published') }
}

/** Sometimes takes longer than its lease, while another run continues. */
const author: CreateAuthor = async () => ({
  stepsPerRun: 5,
  write: async () => {
    if (!isHeldUp && happens(0.02)) {
      isHeldUp = true
      const at = latest + 100_000
      const ctx = crashingCtx(at, 0)
      await attempt(ctx, () => runEachMinute(ctx, at, author))
      isHeldUp = false
    }
    return write()
  },
})

class Crash extends Error {}

/** Ctx at a given time that may crash before or after any write; every later call then fails. */
function crashingCtx(at: number, crashShare: number) {
  const ctx = testCtx()
  latest = Math.max(latest, at)
  let hasCrashed = false
  const unlessCrashed = <Result>(work: () => Promise<Result>): Promise<Result> =>
    hasCrashed ? Promise.reject(new Crash()) : work()
  const { read } = ctx
  const batch: Ctx['db']['batch'] = ctx.db.batch.bind(ctx.db)
  ctx.read = (query) => unlessCrashed(() => read(query))
  ctx.db.batch = (statements) =>
    unlessCrashed(async () => {
      hasCrashed = happens(crashShare)
      if (hasCrashed && happens(0.5)) throw new Crash()
      const returned = await batch(statements)
      if (hasCrashed) throw new Crash()
      return returned
    })
  return Object.assign(ctx, { now: at, config: { ...ctx.config, botDailyMax: dailyMax } })
}

/** Ignores simulated crashes and rethrows other errors. */
async function attempt(ctx: ReturnType<typeof crashingCtx>, work: () => Promise<void>) {
  await work().catch((error: unknown) => {
    if (!(error instanceof Crash)) throw error
  })
  return ctx.queuedMessages
}

async function runMinute(minute: number, crashShare: number): Promise<void> {
  const at = first + minute * stepMs
  const run = (due: number) => {
    const ctx = crashingCtx(at + Math.floor(random() * 20_000), crashShare)
    return attempt(ctx, () => runEachMinute(ctx, due, author))
  }
  const due = [at, ...(happens(0.15) ? [at] : []), ...(minute > 0 && happens(0.1) ? [at - minuteMs] : [])]
  let messages = (await Promise.all(due.map(run))).flat()
  for (let later = 1; messages.length > 0 && later < 30; later++) {
    const delivered = messages.flatMap((message) => (happens(0.1) ? [] : happens(0.2) ? [message, message] : [message]))
    const queued = await Promise.all(
      delivered.map(async (message) => {
        if (message.type !== 'bot-batch') throw new Error('The bot queues batches alone.')
        const ctx = crashingCtx(at + 20_000 + later * 1000, crashShare)
        return attempt(ctx, () => continueBatch(ctx, message.batchId, author))
      }),
    )
    messages = queued.flat()
  }
  // Repeats a minute after all its work is done.
  if (happens(0.15)) await run(at)
}

const numbers = async (table: string, column: string) => (await readTable(table)).map((row) => Number(row[column]))
const isPublished = ({ status }: Record<string, unknown>) => status === 'published'
const total = (values: number[]) => values.reduce((sum, value) => sum + value, 0)

it(
  'loses and repeats no batch through a thousand runs with crashes, repeats and overlaps',
  { timeout: 300_000 },
  async () => {
    for (let minute = 0; minute < minutes; minute++) {
      await storeBotSettings(happens(0.1) ? 12 : 1 + Math.floor(random() * 2), happens(0.25))
      await runMinute(minute, 0.04)
      for (const until of await numbers('bot_lease', 'until')) expect(until - latest).toBeLessThan(twoMinutesMs)
    }
    for (let calm = minutes; calm < minutes + 5; calm++) await runMinute(calm, 0)

    const batches = await readTable('bot_batches')
    const slots = batches.map(({ slot }) => String(slot))
    const known = new Set(Array.from({ length: minutes + 10 }, (_, minute) => slotOf(first + minute * stepMs)))
    expect(new Set(slots).size).toBe(slots.length)
    expect(slots.filter((slot) => !known.has(slot))).toEqual([])
    expect(batches.filter(({ status }) => status !== 'done')).toEqual([])
    expect(batches.length).toBeGreaterThan(80)
    for (const { steps, wanted, published, waiting, refused } of batches) {
      expect(Number(published) + Number(waiting) + Number(refused)).toBe(steps)
      expect(Number(steps)).toBeLessThanOrEqual(Number(wanted))
    }

    const recipes = await readTable('recipes')
    const activity = (await readTable('bot_activity')).map((row) => row['activity_type'])
    const countActivities = (kind: string) => activity.filter((type) => type === kind).length
    const published = recipes.filter(isPublished).length
    expect(await numbers('bot_batches', 'published').then(total)).toBe(published)
    expect(await numbers('bot_batches', 'waiting').then(total)).toBe(recipes.length - published)
    const days = await numbers('bot_days', 'scheduled')
    expect(total(days)).toBe(published)
    expect(Math.max(...days)).toBe(dailyMax)
    expect([countActivities('recipe_published'), countActivities('recipe_waiting')]).toEqual([
      published,
      recipes.length - published,
    ])
    expect(countActivities('batch_done')).toBe(batches.filter(({ steps }) => Number(steps) > 0).length)
    expect(await readTable('recipe_slugs')).toHaveLength(recipes.length)
    expect(await readTable('bot_lease')).toEqual([])
  },
)

it(
  'writes the set number of recipes each hour, even with repeated, late or missing runs',
  { timeout: 300_000 },
  async () => {
    await storeBotSettings(5)
    const hours = 4
    for (let minute = 0; minute < hours * 60; minute++) {
      const at = first + minute * minuteMs
      for (const due of [...(happens(0.9) ? [at] : []), ...(happens(0.2) ? [at - minuteMs] : [])]) {
        if (due < first) continue
        await runEachMinute(crashingCtx(at, 0), due, async () => ({
          stepsPerRun: 5,
          write: async () => ({ kind: 'candidate', candidate: newCandidate() }),
        }))
      }
    }
    const written = await numbers('recipes', 'created_at')
    const byHour = Array.from(
      { length: hours },
      (_, hour) => written.filter((at) => Math.floor((at - first) / hourMs) === hour).length,
    )
    expect(byHour).toEqual([5, 5, 2, 0])
    expect((await readTable('bot_batches')).map(({ wanted }) => wanted)).toEqual([5, 5, 5])
  },
)
