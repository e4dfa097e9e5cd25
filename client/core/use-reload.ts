import { useEffect, useEffectEvent } from 'react'

const reloads = new Set<() => Promise<void>>()

/** Reloads the islands that hold data outside fetchers. */
export const reloadIslands = async (): Promise<void> => {
  await Promise.all([...reloads].map((reload) => reload()))
}

/** Runs `reload` whenever a change in a document may have made the island's data out of date. */
export function useReload(reload: () => Promise<void>): void {
  const onReload = useEffectEvent(reload)
  useEffect(() => {
    const listener = () => onReload()
    reloads.add(listener)
    return () => void reloads.delete(listener)
  }, [])
}
