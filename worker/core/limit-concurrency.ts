import { AppError } from './errors.ts'

type ConcurrencyLimits = { atOnceMax: number; waitingMax: number }

/**
 * Returns a function that runs at most `atOnceMax` calls at once and the others in order. Throws `unavailable` if
 * `waitingMax` calls already wait.
 */
export function limitConcurrency({ atOnceMax, waitingMax }: ConcurrencyLimits) {
  let running = 0
  const waiting: (() => void)[] = []
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (waiting.length >= waitingMax) throw new AppError('unavailable')
    if (running >= atOnceMax) await new Promise<void>((resolve) => waiting.push(resolve))
    else running++
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
}
