import { expect, it } from 'vitest'

import { getHourSlot } from '#domain/bot/batches.rules.ts'
import { createSeededRandom } from '#domain/random.ts'
import type { Ctx } from '#worker/core/ctx.ts'
import { readTable } from '#worker/testing/account-rows.ts'
import { createCandidate, storeBotSettings } from '#worker/testing/bot-rows.ts'
import { testCtx } from '#worker/testing/test-ctx.ts'

import { continueBatch, runEachMinute } from './batches.service.ts'
import type { Attempt, CreateRecipeGenerator } from './recipe-generator.service.ts'

const minuteMs = 60_000
const twoMinutesMs = 2 * minuteMs
const startAt = Date.UTC(2026, 10, 21, 12)
const hourMs = 60 * minuteMs
/** Milliseconds between simulated runs. */
const stepMs = 20 * minuteMs
const minuteCount = 1000
const maxPerDay = 12

const random = createSeededRandom(20_261_121)
const chance = (share: number) => random() < share

let latestAt = startAt
let isDelayed = false

const writeRecipe = (): Attempt => {
  if (chance(0.25)) return { kind: 'refused', name: 'A tea', codes: ['DAILY_MAX_EXCEEDED'] }
  return { kind: 'candidate', candidate: createCandidate({}, chance(0.1) ? 'review' : 'published') }
}

/** Creates a generator that sometimes takes longer than its lease, while another run continues. */
const createGenerator: CreateRecipeGenerator = async () => ({
  stepsPerRun: 5,
  write: async () => {
    if (!isDelayed && chance(0.02)) {
      isDelayed = true
      const at = latestAt + 100_000
      const ctx = createCrashingCtx(at, 0)
      await ignoreCrashes(ctx, () => runEachMinute(ctx, at, createGenerator))
      isDelayed = false
    }
    return writeRecipe()
  },
})

class Crash extends Error {}

/** Returns a ctx that may crash before or after any write. After a crash, every call fails. */
function createCrashingCtx(at: number, crashShare: number) {
  const ctx = testCtx()
  latestAt = Math.max(latestAt, at)
  let hasCrashed = false
  const runUnlessCrashed = <Result>(work: () => Promise<Result>): Promise<Result> =>
    hasCrashed ? Promise.reject(new Crash()) : work()
  const { read } = ctx
  const batch: Ctx['db']['batch'] = ctx.db.batch.bind(ctx.db)
  ctx.read = (query) => runUnlessCrashed(() => read(query))
  ctx.db.batch = (statements) =>
    runUnlessCrashed(async () => {
      hasCrashed = chance(crashShare)
      if (hasCrashed && chance(0.5)) throw new Crash()
      const returned = await batch(statements)
      if (hasCrashed) throw new Crash()
      return returned
    })
  return Object.assign(ctx, { now: at, config: { ...ctx.config, botDailyMax: maxPerDay } })
}

/** Ignores simulated crashes. Rethrows other errors. */
async function ignoreCrashes(ctx: ReturnType<typeof createCrashingCtx>, work: () => Promise<void>) {
  await work().catch((error: unknown) => {
    if (!(error instanceof Crash)) throw error
  })
  return ctx.queuedMessages
}

async function runMinute(minute: number, crashShare: number): Promise<void> {
  const at = startAt + minute * stepMs
  const run = (scheduledAt: number) => {
    const ctx = createCrashingCtx(at + Math.floor(random() * 20_000), crashShare)
    return ignoreCrashes(ctx, () => runEachMinute(ctx, scheduledAt, createGenerator))
  }
  const scheduledTimes = [at, ...(chance(0.15) ? [at] : []), ...(minute > 0 && chance(0.1) ? [at - minuteMs] : [])]
  let messages = (await Promise.all(scheduledTimes.map(run))).flat()
  for (let round = 1; messages.length > 0 && round < 30; round++) {
    const delivered = messages.flatMap((message) => (chance(0.1) ? [] : chance(0.2) ? [message, message] : [message]))
    const queuedMessages = await Promise.all(
      delivered.map(async (message) => {
        if (message.type !== 'bot-batch') throw new Error('The bot queues batches alone.')
        const ctx = createCrashingCtx(at + 20_000 + round * 1000, crashShare)
        return ignoreCrashes(ctx, () => continueBatch(ctx, message.batchId, createGenerator))
      }),
    )
    messages = queuedMessages.flat()
  }
  // Repeats the minute after its work is done.
  if (chance(0.15)) await run(at)
}

const readNumbers = async (table: string, column: string) => (await readTable(table)).map((row) => Number(row[column]))
const isPublished = ({ status }: Record<string, unknown>) => status === 'published'
const sum = (values: number[]) => values.reduce((sum, value) => sum + value, 0)

it(
  'loses and repeats no batch through a thousand runs with crashes, repeats and overlaps',
  { timeout: 300_000 },
  async () => {
    for (let minute = 0; minute < minuteCount; minute++) {
      await storeBotSettings(chance(0.1) ? 12 : 1 + Math.floor(random() * 2), chance(0.25))
      await runMinute(minute, 0.04)
      for (const until of await readNumbers('bot_lease', 'until')) expect(until - latestAt).toBeLessThan(twoMinutesMs)
    }
    for (let minute = minuteCount; minute < minuteCount + 5; minute++) await runMinute(minute, 0)

    const batches = await readTable('bot_batches')
    const slots = batches.map(({ slot }) => String(slot))
    const expectedSlots = new Set(
      Array.from({ length: minuteCount + 10 }, (_, minute) => getHourSlot(startAt + minute * stepMs)),
    )
    expect(new Set(slots).size).toBe(slots.length)
    expect(slots.filter((slot) => !expectedSlots.has(slot))).toEqual([])
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
    expect(await readNumbers('bot_batches', 'published').then(sum)).toBe(published)
    expect(await readNumbers('bot_batches', 'waiting').then(sum)).toBe(recipes.length - published)
    const days = await readNumbers('bot_days', 'scheduled')
    expect(sum(days)).toBe(published)
    expect(Math.max(...days)).toBe(maxPerDay)
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
      const at = startAt + minute * minuteMs
      for (const scheduledAt of [...(chance(0.9) ? [at] : []), ...(chance(0.2) ? [at - minuteMs] : [])]) {
        if (scheduledAt < startAt) continue
        await runEachMinute(createCrashingCtx(at, 0), scheduledAt, async () => ({
          stepsPerRun: 5,
          write: async () => ({ kind: 'candidate', candidate: createCandidate() }),
        }))
      }
    }
    const createdTimes = await readNumbers('recipes', 'created_at')
    const byHour = Array.from(
      { length: hours },
      (_, hour) => createdTimes.filter((at) => Math.floor((at - startAt) / hourMs) === hour).length,
    )
    expect(byHour).toEqual([5, 5, 2, 0])
    expect((await readTable('bot_batches')).map(({ wanted }) => wanted)).toEqual([5, 5, 5])
  },
)
