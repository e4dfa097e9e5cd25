import { vi } from 'vitest'

type Run = { finished: Promise<void> }
type Event = { at: number; run: Run | undefined; action: () => void | Promise<void> }

/**
 * Creates a clock that jumps from event to event. Runs take turns: each continues until it ends or waits for
 * `setTimeout`. Work without timers takes no time on this clock. Replaces `Date.now` and `setTimeout` until `restore`.
 */
export function createVirtualClock(startAt: number) {
  let now = startAt
  let events: Event[] = []
  let running: Run | undefined
  let onParked: (() => void) | undefined
  const realSetTimeout = globalThis.setTimeout
  const clock = vi.spyOn(Date, 'now').mockImplementation(() => now)
  const timer = vi.spyOn(globalThis, 'setTimeout').mockImplementation(((action: () => void, ms = 0) => {
    if (ms <= 0) return realSetTimeout(action, ms)
    events.push({ at: now + Math.round(ms), run: running, action })
    onParked?.()
    return 0
  }) as never)

  const runEvent = async ({ at, run, action }: Event): Promise<void> => {
    now = Math.max(now, at)
    const parked = new Promise<void>((resolve) => {
      onParked = resolve
    })
    if (run) {
      running = run
      void action()
    } else {
      const newRun: Run = { finished: Promise.resolve() }
      running = newRun
      newRun.finished = Promise.resolve(action())
    }
    await Promise.race([parked, running.finished])
  }

  return {
    now: () => now,
    schedule: (ms: number, action: () => void | Promise<void>) => {
      events.push({ at: now + Math.round(ms), run: undefined, action })
    },
    /** Runs events in order until the next event is later than `end`, or until `isDone` returns true. */
    async runUntil(end: number, isDone: () => boolean = () => false): Promise<void> {
      while (!isDone()) {
        const [next] = events.toSorted((one, other) => one.at - other.at)
        if (!next || next.at > end) return
        events = events.filter((event) => event !== next)
        await runEvent(next)
      }
    },
    restore() {
      clock.mockRestore()
      timer.mockRestore()
    },
  }
}
