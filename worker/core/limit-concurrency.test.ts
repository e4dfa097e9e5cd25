import { expect, it } from 'vitest'

import { limitConcurrency } from './limit-concurrency.ts'

const flush = () => new Promise((resolve) => setTimeout(resolve))

function startTasks(count: number, limit: ReturnType<typeof limitConcurrency>) {
  const started: number[] = []
  const deferreds = Array.from({ length: count }, () => Promise.withResolvers<string>())
  const results = deferreds.map(({ promise }, position) =>
    limit(() => {
      started.push(position)
      return promise
    }).catch((error: { code?: string; message: string }) => error.code ?? error.message),
  )
  return { started, deferreds, results }
}

it('limits how many run at once, and starts the others in order', async () => {
  const { started, deferreds, results } = startTasks(4, limitConcurrency({ maxConcurrency: 2, maxQueueLength: 5 }))
  await flush()
  expect(started).toEqual([0, 1])
  deferreds[1]?.resolve('second')
  await flush()
  expect(started).toEqual([0, 1, 2])
  for (const { resolve } of deferreds) resolve('done')
  expect(await Promise.all(results)).toEqual(['done', 'second', 'done', 'done'])
})

it('starts the next work after one that fails', async () => {
  const { started, deferreds, results } = startTasks(2, limitConcurrency({ maxConcurrency: 1, maxQueueLength: 5 }))
  deferreds[0]?.reject(new Error('spilt'))
  await flush()
  expect(started).toEqual([0, 1])
  deferreds[1]?.resolve('done')
  expect(await Promise.all(results)).toEqual(['spilt', 'done'])
})

it('rejects work while too many wait, and accepts it again once there is room', async () => {
  const run = limitConcurrency({ maxConcurrency: 1, maxQueueLength: 2 })
  const { deferreds, results } = startTasks(4, run)
  expect(await results[3]).toBe('unavailable')
  for (const { resolve } of deferreds) resolve('done')
  expect(await Promise.all(results)).toEqual(['done', 'done', 'done', 'unavailable'])
  expect(await run(async () => 'later')).toBe('later')
})
