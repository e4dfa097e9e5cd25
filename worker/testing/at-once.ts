import type { Viewer } from '#domain/permissions.ts'

import { testCtx, type TestCtx } from './test-ctx.ts'

/** Returns `count` ctxs of the same viewer. None continues after a read until all of them have read. */
export function ctxsAtOnce(count: number, viewer: Viewer): TestCtx[] {
  const { promise: everybodyHasRead, resolve } = Promise.withResolvers<void>()
  const readers = new Set<number>()
  return Array.from({ length: count }, (_, number) => {
    const ctx = testCtx({ viewer })
    const { read } = ctx
    const noteRead = () => {
      readers.add(number)
      if (readers.size === count) resolve()
      return everybodyHasRead
    }
    ctx.read = (query) => {
      const result = read(query)
      return result.then(noteRead).then(() => result)
    }
    return ctx
  })
}

/** Counts each outcome: `done`, or the code of the error. */
export async function outcomesOf(works: Promise<unknown>[]): Promise<Record<string, number>> {
  const settled = await Promise.allSettled(works)
  const outcomes = settled.map((outcome) =>
    outcome.status === 'fulfilled' ? 'done' : String((outcome.reason as { code?: string }).code),
  )
  const groups = [...Map.groupBy(outcomes, (outcome) => outcome)]
  return Object.fromEntries(groups.map(([outcome, { length }]) => [outcome, length]))
}
