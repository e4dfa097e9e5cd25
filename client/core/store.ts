import { useSyncExternalStore } from 'react'

/** A value of this browser's page that its parts share; the worker draws, and a page begins, with `initial`. */
export function createStore<Value>(initial: Value) {
  let value = initial
  const listeners = new Set<() => void>()
  const listen = (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  const get = () => value
  return {
    get,
    set(next: Value): void {
      value = next
      for (const listener of listeners) listener()
    },
    use: (): Value => useSyncExternalStore(listen, get, () => initial),
  }
}
