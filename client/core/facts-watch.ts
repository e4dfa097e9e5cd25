import { hasCurrentRules } from '#domain/safety/rules-version.ts'

import { createStore } from './store.ts'
import { showToast } from './toasts.ts'

/** Pause between checks while the tab is visible, in milliseconds. */
export const checkEveryMs = 10 * 60_000

/**
 * Milliseconds until the next check after a failed check or an outdated version, because the edge may serve an old copy
 * for a minute.
 */
export const recheckMs = 61_000

type GetVersion = () => Promise<string>

/**
 * Checks whether the facts in this tab are current when the user returns to the tab, and every ten minutes. If the
 * version has changed, increments `round`, and every part that uses the facts loads them again.
 */
export function createFactsWatch(onChecked: (hasMatchingRules: boolean) => void) {
  const round = createStore(0)
  const usedVersions = new Map<string, string | undefined>()
  let loadVersion: GetVersion | undefined
  /**
   * `first` is the version that the tab started with, `current` the latest from the worker, `announced` the latest that
   * the user was told about.
   */
  let first: string | undefined
  let current: string | undefined
  let announced: string | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  async function check() {
    if (!loadVersion || document.visibilityState !== 'visible') return
    const version = await loadVersion().catch(() => undefined)
    let isOutdated = false
    if (version !== undefined) {
      current = version
      for (const [name, usedVersion] of usedVersions) {
        if (usedVersion === version) continue
        usedVersions.delete(name)
        isOutdated = true
      }
      if (!isOutdated) announced = version
    }
    schedule(isOutdated || version === undefined ? recheckMs : checkEveryMs)
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
     * Records the version of the facts that `name` uses; undefined if they could not be loaded. Returns false if the
     * facts come from a newer release of the site than this tab: its rules are then outdated.
     */
    recordVersion(name: string, version: string | undefined, getVersion: GetVersion): boolean {
      usedVersions.set(name, version)
      if (!loadVersion) document.addEventListener('visibilitychange', () => void check())
      if (!loadVersion || version === undefined) schedule(version === undefined ? recheckMs : checkEveryMs)
      loadVersion = getVersion
      if (version === undefined) return true
      first ??= version
      announced ??= version
      const hasMatchingRules = hasCurrentRules(version) || !hasCurrentRules(first)
      if (version === current && version !== announced) {
        announced = version
        onChecked(hasMatchingRules)
      }
      return hasMatchingRules
    },
  }
}

export const factsWatch = createFactsWatch((hasMatchingRules) =>
  hasMatchingRules
    ? showToast('info', 'Our safety facts have changed, so we’ve checked again.')
    : showToast('error', 'Our safety check has changed. Reload the page to check again.'),
)
