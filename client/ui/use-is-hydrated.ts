import { useSyncExternalStore } from 'react'

/** True once the page is hydrated; false in the worker. */
export const useIsHydrated = (): boolean => useSyncExternalStore(neverChanges, isReady, isNotReady)

const neverChanges = () => () => undefined
const isReady = () => true
const isNotReady = () => false
