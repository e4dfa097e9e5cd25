import { useEffect } from 'react'

/** Loads what stands at the address, and again whenever somebody comes back to the tab; nothing while there is no address. */
export function useFresh(load: (address: string) => Promise<void>, address: string | undefined): void {
  useEffect(() => {
    if (!address) return undefined
    const ask = () => {
      if (document.visibilityState === 'visible') void load(address)
    }
    ask()
    document.addEventListener('visibilitychange', ask)
    return () => document.removeEventListener('visibilitychange', ask)
  }, [load, address])
}
