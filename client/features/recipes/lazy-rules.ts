import { use } from 'react'

/**
 * Creates a loader of rules that few readers need. Never retries after a failure: browsers don't fetch a failed module
 * again, and a new promise in each render would cause an endless loop. `useIf` returns the rules if they are needed;
 * undefined if they aren't or couldn't be loaded.
 */
export function createLazyRules<Rules>(fetchRules: () => Promise<Rules>) {
  let loaded: Rules | undefined
  let loading: Promise<Rules | undefined> | undefined
  const load = () =>
    (loading ??= fetchRules().then(
      (rules) => (loaded = rules),
      () => undefined,
    ))
  return {
    load,
    useIf: (isNeeded: boolean): Rules | undefined => (isNeeded ? (loaded ?? use(load())) : undefined),
  }
}
