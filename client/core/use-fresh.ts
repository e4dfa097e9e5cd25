import { useEffect } from 'react'

import { useReturn } from './use-return.ts'

/** Loads what stands at the address, and again whenever somebody comes back to the tab; nothing while there is no address. */
export function useFresh(load: (address: string) => Promise<void>, address: string | undefined): void {
  useEffect(() => {
    if (address && document.visibilityState === 'visible') void load(address)
  }, [load, address])
  useReturn(() => {
    if (address) void load(address)
  })
}
