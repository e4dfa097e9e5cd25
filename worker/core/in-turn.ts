import { AppError } from './errors.ts'

type Turns = { atOnceMax: number; waitingMax: number }

/** Gives what runs work, so many at once, the others in the order in which they came; throws `unavailable` when too many wait. */
export function limitConcurrency({ atOnceMax, waitingMax }: Turns) {
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
