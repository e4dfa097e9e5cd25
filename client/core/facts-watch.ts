import { isOfTheseRules } from '#domain/safety/rules-version.ts'

import { createStore } from './store.ts'
import { showToast } from './toasts.ts'

/** Longest time that a visible tab checks without asking whether its facts are current. */
export const askEveryMs = 10 * 60_000

/** The edge may serve a copy for a minute: after an answer that changed something, or none, the next one is due then. */
export const askAgainMs = 61_000

type GetVersion = () => Promise<string>

/**
 * Watches whether the facts that this tab holds are current. It asks when the reader comes back to the tab, and every ten minutes. Each
 * answer that names another version than the held one raises `round`, and whoever holds facts loads them again.
 */
export function createFactsWatch(onChecked: (isOfOwnRules: boolean) => void) {
  const round = createStore(0)
  const held = new Map<string, string | undefined>()
  let ask: GetVersion | undefined
  /** The version that the tab began with, the one that the worker named last, and the last one that the reader knows of. */
  let first: string | undefined
  let current: string | undefined
  let announced: string | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  async function check() {
    if (!ask || document.visibilityState !== 'visible') return
    const version = await ask().catch(() => undefined)
    let isOutdated = false
    if (version !== undefined) {
      current = version
      for (const [name, heldVersion] of held) {
        if (heldVersion === version) continue
        held.delete(name)
        isOutdated = true
      }
      if (!isOutdated) announced = version
    }
    schedule(isOutdated || version === undefined ? askAgainMs : askEveryMs)
    if (isOutdated) round.set(round.get() + 1)
  }

  function schedule(ms: number) {
    clearTimeout(timer)
    timer = setTimeout(() => void check(), ms)
  }

  return {
    round: round.get,
    useRound: round.use,
    /**
     * Notes the version of the facts that `name` is checked by, undefined when they could not be loaded. Returns false when a newer
     * release of the site wrote them while this tab was open: its rules are older than its facts.
     */
    hold(name: string, version: string | undefined, getVersion: GetVersion): boolean {
      held.set(name, version)
      if (!ask) document.addEventListener('visibilitychange', () => void check())
      if (!ask || version === undefined) schedule(version === undefined ? askAgainMs : askEveryMs)
      ask = getVersion
      if (version === undefined) return true
      first ??= version
      announced ??= version
      const isOfOwnRules = isOfTheseRules(version) || !isOfTheseRules(first)
      if (version === current && version !== announced) {
        announced = version
        onChecked(isOfOwnRules)
      }
      return isOfOwnRules
    },
  }
}

/** All parts of a page share one: facts get old together. */
export const factsWatch = createFactsWatch((isOfOwnRules) =>
  isOfOwnRules
    ? void showToast('info', 'Our safety facts have changed. We checked again.')
    : void showToast('error', 'Our safety check has changed. Reload the page to check again.'),
)
