import { expect, it } from 'vitest'

import { limitConcurrency } from './limit-concurrency.ts'

/** Resolves once all pending work has continued. */
const settled = () => new Promise((resolve) => setTimeout(resolve))

/** Starts calls that end when the test resolves them. */
function works(count: number, run: ReturnType<typeof limitConcurrency>) {
  const begun: number[] = []
  const ends = Array.from({ length: count }, () => Promise.withResolvers<string>())
  const answers = ends.map(({ promise }, position) =>
    run(() => {
      begun.push(position)
      return promise
    }).catch((error: { code?: string; message: string }) => error.code ?? error.message),
  )
  return { begun, ends, answers }
}

it('limits how many run at once, and starts the others in order', async () => {
  const { begun, ends, answers } = works(4, limitConcurrency({ atOnceMax: 2, waitingMax: 5 }))
  await settled()
  expect(begun).toEqual([0, 1])
  ends[1]?.resolve('second')
  await settled()
  expect(begun).toEqual([0, 1, 2])
  for (const { resolve } of ends) resolve('done')
  expect(await Promise.all(answers)).toEqual(['done', 'second', 'done', 'done'])
})

it('starts the next work after one that fails', async () => {
  const { begun, ends, answers } = works(2, limitConcurrency({ atOnceMax: 1, waitingMax: 5 }))
  ends[0]?.reject(new Error('spilt'))
  await settled()
  expect(begun).toEqual([0, 1])
  ends[1]?.resolve('done')
  expect(await Promise.all(answers)).toEqual(['spilt', 'done'])
})

it('rejects work while too many wait, and accepts it again once there is room', async () => {
  const run = limitConcurrency({ atOnceMax: 1, waitingMax: 2 })
  const { ends, answers } = works(4, run)
  expect(await answers[3]).toBe('unavailable')
  for (const { resolve } of ends) resolve('done')
  expect(await Promise.all(answers)).toEqual(['done', 'done', 'done', 'unavailable'])
  expect(await run(async () => 'later')).toBe('later')
})
