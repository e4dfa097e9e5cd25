import { useSyncExternalStore } from 'react'

/** Whether the application answers already; false where the worker draws. */
export const useIsReady = (): boolean => useSyncExternalStore(neverChanges, isReady, isNotReady)

const neverChanges = () => () => undefined
const isReady = () => true
const isNotReady = () => false
