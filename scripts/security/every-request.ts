import { isOpen, narrowTarget, type NarrowedTarget } from './narrow.ts'
import type { Outcome } from './sqlmap.ts'
import type { Target } from './targets.ts'

/** `cookies` contains sessions, starting with the most permissions. `endsAt` is in milliseconds since the epoch. */
type TryOptions = {
  targets: readonly Target[]
  site: string
  cookies: readonly string[]
  endsAt: number
  tryOne: (narrowed: NarrowedTarget, number: number, cookie: string) => Promise<Outcome>
}

/**
 * `closed` counts requests with validation that refuses every SQL probe. `reached` counts the other requests that
 * succeed unchanged.
 */
type TryResult = { outcomes: Outcome[]; closed: number; reached: number }

const concurrency = 2

/**
 * Tries the requests in order, each with the first session that may send it, because some resources are only for their
 * owner. Narrows each request just before trying it, because later requests delete what earlier requests need. If the
 * session has ended after a request, the result counts as unproven: the tool may have seen refusals only.
 */
export async function tryEveryRequest({ targets, site, cookies, endsAt, tryOne }: TryOptions): Promise<TryResult> {
  const remainingTargets = [...targets.entries()]
  const result: TryResult = { outcomes: [], closed: 0, reached: 0 }
  const work = async (): Promise<void> => {
    const next = remainingTargets.shift()
    if (!next) return
    const [number, target] = next
    const { narrowed, cookie } = await narrowForFirstSession(target, cookies)
    if (narrowed.status < 400 && isOpen(narrowed)) result.reached++
    if (isOpen(narrowed)) result.outcomes.push(await tryTarget(narrowed, number, cookie))
    else result.closed++
    return work()
  }
  await Promise.all(Array.from({ length: concurrency }, work))
  return result

  async function tryTarget(narrowed: NarrowedTarget, number: number, cookie: string): Promise<Outcome> {
    const unproven = (details: string): Outcome => ({ target: narrowed.target, outcome: 'unproven', details })
    if (Date.now() >= endsAt) return unproven('time ran out')
    const outcome = await tryOne(narrowed, number, cookie)
    if (outcome.outcome !== 'sound' || (await isSignedIn(site, cookie))) return outcome
    return unproven('the session had ended')
  }
}

async function narrowForFirstSession(target: Target, [first = '', ...others]: readonly string[]) {
  const firstAttempt = { cookie: first, narrowed: await narrowTarget(target, first) }
  if (firstAttempt.narrowed.status < 400) return firstAttempt
  for (const cookie of others) {
    const narrowed = await narrowTarget(target, cookie)
    if (narrowed.status < 400) return { cookie, narrowed }
  }
  return firstAttempt
}

async function isSignedIn(site: string, cookie: string): Promise<boolean> {
  const response = await fetch(`${site}/api/session`, { headers: { Cookie: cookie } })
  const body: unknown = await response.json()
  return typeof body === 'object' && body !== null && Reflect.get(body, 'session') !== null
}
