import { useEffect } from 'react'

import { useRefetchOnFocus } from './use-refetch-on-focus.ts'

/** Loads the URL, and again whenever the user returns to the tab. Does nothing if the URL is undefined. */
export function useFreshData(load: (address: string) => Promise<void>, address: string | undefined): void {
  useEffect(() => {
    if (address && document.visibilityState === 'visible') void load(address)
  }, [load, address])
  useRefetchOnFocus(() => {
    if (address) void load(address)
  })
}
