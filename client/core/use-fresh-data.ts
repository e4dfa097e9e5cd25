import { useEffect } from 'react'

import { useRefetchOnFocus } from './use-refetch-on-focus.ts'

/** Loads from the address, and again whenever the reader returns to the tab. Does nothing without an address. */
export function useFreshData(load: (address: string) => Promise<void>, address: string | undefined): void {
  useEffect(() => {
    if (address && document.visibilityState === 'visible') void load(address)
  }, [load, address])
  useRefetchOnFocus(() => {
    if (address) void load(address)
  })
}
