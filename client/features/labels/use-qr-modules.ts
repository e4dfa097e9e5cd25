import { useEffect, useState } from 'react'

import type { modulesOf } from './qr-modules.ts'

/**
 * What draws QR codes, fetched once a label has one: undefined while it is on its way, null where it could not be had. Most labels
 * carry no code, and it weighs as much as a sixth of the designer.
 */
export function useQrModules(isWanted: boolean): {
  draw: typeof modulesOf | null | undefined
  retry: () => void
} {
  const [draw, setDraw] = useState<{ with: typeof modulesOf | null }>()
  const isAskedFor = isWanted && !draw
  useEffect(() => {
    if (!isAskedFor) return
    void import('./qr-modules.ts').then(
      (module) => setDraw({ with: module.modulesOf }),
      () => setDraw({ with: null }),
    )
  }, [isAskedFor])
  return { draw: draw?.with, retry: () => setDraw((former) => (former?.with === null ? undefined : former)) }
}
