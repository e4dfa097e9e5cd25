import type { Viewer } from '#domain/permissions.ts'

import { testCtx, type TestCtx } from './test-ctx.ts'

/** Returns `count` ctxs for the same viewer. Their reads wait until every ctx has read. */
export function createConcurrentCtxs(count: number, viewer: Viewer): TestCtx[] {
  const { promise: allHaveRead, resolve } = Promise.withResolvers<void>()
  const finishedReaders = new Set<number>()
  return Array.from({ length: count }, (_, number) => {
    const ctx = testCtx({ viewer })
    const { read } = ctx
    const onRead = () => {
      finishedReaders.add(number)
      if (finishedReaders.size === count) resolve()
      return allHaveRead
    }
    ctx.read = (query) => {
      const result = read(query)
      return result.then(onRead).then(() => result)
    }
    return ctx
  })
}

/** Counts the promises by outcome: `done`, or the error code. */
export async function countOutcomes(promises: Promise<unknown>[]): Promise<Record<string, number>> {
  const results = await Promise.allSettled(promises)
  const outcomes = results.map((outcome) =>
    outcome.status === 'fulfilled' ? 'done' : String((outcome.reason as { code?: string }).code),
  )
  const groups = [...Map.groupBy(outcomes, (outcome) => outcome)]
  return Object.fromEntries(groups.map(([outcome, { length }]) => [outcome, length]))
}
