import { AppError } from './errors.ts'

type ConcurrencyLimits = { concurrencyMax: number; queueMax: number }

/**
 * Returns a function that runs at most `concurrencyMax` tasks at once and queues the others. Throws `unavailable` if
 * `queueMax` tasks are already queued.
 */
export function limitConcurrency({ concurrencyMax, queueMax }: ConcurrencyLimits) {
  let running = 0
  const queue: (() => void)[] = []
  return async <Result>(task: () => Promise<Result>): Promise<Result> => {
    if (queue.length >= queueMax) throw new AppError('unavailable')
    if (running >= concurrencyMax) await new Promise<void>((resolve) => queue.push(resolve))
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
