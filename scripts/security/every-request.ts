import { isOpen, narrow, type Narrowed } from './narrow.ts'
import type { Outcome } from './sqlmap.ts'
import type { Target } from './targets.ts'

/** `endsAt` in milliseconds since the epoch. */
type Given = {
  targets: readonly Target[]
  site: string
  cookie: string
  endsAt: number
  tryOne: (narrowed: Narrowed, number: number) => Promise<Outcome>
}

/** `closed`: how many refuse every sign of SQL by their types; `reached`: how many of the others are done as they stand. */
type Tried = { outcomes: Outcome[]; closed: number; reached: number }

const atOnce = 2

/**
 * Tries the requests in their order. Each is narrowed when its turn comes, for what the last ones delete has to be there until then; and
 * one after which nobody is signed in any more proves nothing: all that came was refused at the door.
 */
export async function tryEveryRequest({ targets, site, cookie, endsAt, tryOne }: Given): Promise<Tried> {
  const waiting = [...targets.entries()]
  const tried: Tried = { outcomes: [], closed: 0, reached: 0 }
  const work = async (): Promise<void> => {
    const next = waiting.shift()
    if (!next) return
    const [number, target] = next
    const narrowed = await narrow(target, cookie)
    if (narrowed.status < 400 && isOpen(narrowed)) tried.reached++
    if (isOpen(narrowed)) tried.outcomes.push(await outcomeOf(narrowed, number))
    else tried.closed++
    return work()
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return tried

  async function outcomeOf(narrowed: Narrowed, number: number): Promise<Outcome> {
    const unproven = (words: string): Outcome => ({ target: narrowed.target, outcome: 'unproven', words })
    if (Date.now() >= endsAt) return unproven('the time was over')
    const outcome = await tryOne(narrowed, number)
    if (outcome.outcome !== 'sound' || (await isSignedIn(site, cookie))) return outcome
    return unproven('the sign-in had ended')
  }
}

async function isSignedIn(site: string, cookie: string): Promise<boolean> {
  const response = await fetch(`${site}/api/session`, { headers: { Cookie: cookie } })
  const told: unknown = await response.json()
  return typeof told === 'object' && told !== null && Reflect.get(told, 'session') !== null
}
