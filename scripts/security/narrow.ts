import { requireOwnMachine } from './own-machine.ts'
import type { Target } from './targets.ts'

/**
 * Target with its most successful body, and the places that accept SQL probes. `status` is the response to this body.
 */
export type NarrowedTarget = { target: Target; body: unknown; status: number }

/** SQL probes. Each closes a construct that could surround inserted text in a careless statement. */
const probes = [`linden' AND 'a'='a`, `linden" OR "a"="a`, `1) OR (1=1`, `linden%' UNION SELECT NULL-- `]
const word = 'linden'
/** Status of a request that failed validation and so never reached a statement. */
const refusedStatus = 400

/** Tries each sample and each place, so that the tool only spends time on places where text reaches the routes. */
export async function narrowTarget(target: Target, cookie: string): Promise<NarrowedTarget> {
  requireOwnMachine(target.address)
  const requestStatus = async (address: string, body: unknown): Promise<number> => {
    const response = await fetch(address, {
      method: target.method,
      headers: { Origin: new URL(address).origin, Cookie: cookie, 'Content-Type': 'application/json' },
      redirect: 'manual',
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    await response.arrayBuffer()
    return response.status
  }
  const plainAddress = target.address.replace('*', '')
  let bestAttempt = { body: target.bodies[0], status: await requestStatus(plainAddress, target.bodies[0]) }
  for (const body of target.bodies.slice(1)) {
    if (bestAttempt.status < refusedStatus) break
    const status = await requestStatus(plainAddress, body)
    if (status < bestAttempt.status || bestAttempt.status === refusedStatus) bestAttempt = { body, status }
  }
  if (target.address.includes('*')) {
    const isFree = await acceptsProbe((probe) =>
      requestStatus(target.address.replace('*', encodeURIComponent(probe)), bestAttempt.body),
    )
    return { ...bestAttempt, target: isFree ? target : { ...target, address: plainAddress } }
  }
  const places: string[] = []
  for (const place of target.places)
    if (await acceptsProbe((probe) => requestStatus(...insertProbe(place, probe)))) places.push(place)
  return { ...bestAttempt, body: addPlaces(places), target: { ...target, places } }

  /** Adds a word for each missing place, because the tool only tries places that the request contains. */
  function addPlaces(openPlaces: readonly string[]): unknown {
    const { searchParams } = new URL(plainAddress)
    const missing = openPlaces.filter(
      (place) => !searchParams.has(place) && !Object.hasOwn(Object(bestAttempt.body), place),
    )
    if (missing.length === 0) return bestAttempt.body
    return { ...Object.fromEntries(missing.map((place) => [place, word])), ...Object(bestAttempt.body) }
  }

  function insertProbe(place: string, probe: string): [string, unknown] {
    const address = new URL(plainAddress)
    if (!address.searchParams.has(place)) return [plainAddress, { ...Object(bestAttempt.body), [place]: probe }]
    address.searchParams.set(place, probe)
    return [address.href, bestAttempt.body]
  }
}

async function acceptsProbe(sendProbe: (probe: string) => Promise<number>): Promise<boolean> {
  for (const probe of probes) if ((await sendProbe(probe)) !== refusedStatus) return true
  return false
}

/** True if a tool can insert text somewhere in the request. */
export const isOpen = ({ target: { address, places } }: NarrowedTarget): boolean =>
  address.includes('*') || places.length > 0
