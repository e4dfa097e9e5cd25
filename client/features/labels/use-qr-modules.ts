import { useEffect, useState } from 'react'

import { fetchAgain } from '#client/core/fetch-again.ts'

import type { modulesOf } from './qr-modules.ts'

const loadModules = fetchAgain(() => import('./qr-modules.ts'))

/**
 * Loads the QR encoder when a label first needs it, because most labels have none. `draw` is undefined while it loads
 * and null after a failure.
 */
export function useQrModules(isEnabled: boolean): {
  draw: typeof modulesOf | null | undefined
  retry: () => void
} {
  const [draw, setDraw] = useState<{ with: typeof modulesOf | null }>()
  const shouldLoad = isEnabled && !draw
  useEffect(() => {
    if (!shouldLoad) return
    void loadModules().then(
      (module) => setDraw({ with: module.modulesOf }),
      () => setDraw({ with: null }),
    )
  }, [shouldLoad])
  return { draw: draw?.with, retry: () => setDraw((former) => (former?.with === null ? undefined : former)) }
}
