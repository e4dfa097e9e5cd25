import { AppError } from './errors.ts'

type ConcurrencyLimits = { maxConcurrency: number; maxQueueLength: number }

/**
 * Returns a function that runs at most `maxConcurrency` tasks at once and queues the others. Throws `unavailable` if
 * `maxQueueLength` tasks are already queued.
 */
export function limitConcurrency({ maxConcurrency, maxQueueLength }: ConcurrencyLimits) {
  let running = 0
  const queue: (() => void)[] = []
  return async <Result>(task: () => Promise<Result>): Promise<Result> => {
    if (queue.length >= maxQueueLength) throw new AppError('unavailable')
    if (running >= maxConcurrency) await new Promise<void>((resolve) => queue.push(resolve))
    else running++
    try {
      return await task()
    } finally {
      const next = queue.shift()
      if (next) next()
      else running--
    }
  }
}
