import { useSyncExternalStore } from 'react'

export const useIsHydrated = (): boolean => useSyncExternalStore(neverChanges, returnTrue, returnFalse)

const neverChanges = () => () => undefined
const returnTrue = () => true
const returnFalse = () => false
