import { useEffect } from 'react'

import { useRefetchOnFocus } from './use-return.ts'

/** Loads what stands at the address, and again whenever somebody comes back to the tab; nothing while there is no address. */
export function useFreshData(load: (address: string) => Promise<void>, address: string | undefined): void {
  useEffect(() => {
    if (address && document.visibilityState === 'visible') void load(address)
  }, [load, address])
  useRefetchOnFocus(() => {
    if (address) void load(address)
  })
}
