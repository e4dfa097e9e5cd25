import { useEffect, useState } from 'react'

import { retryableImport } from '#client/core/retryable-import.ts'

import type { encodeQrModules } from './qr-modules.ts'

const loadModules = retryableImport(() => import('./qr-modules.ts'))

/**
 * Loads the QR encoder when a label first needs it, because most labels have no QR code. `encode` is undefined while the
 * encoder loads and null if loading failed.
 */
export function useQrEncoder(isEnabled: boolean): {
  encode: typeof encodeQrModules | null | undefined
  retry: () => void
} {
  const [encode, setEncode] = useState<{ encoder: typeof encodeQrModules | null }>()
  const shouldLoad = isEnabled && !encode
  useEffect(() => {
    if (!shouldLoad) return
    void loadModules().then(
      (module) => setEncode({ encoder: module.encodeQrModules }),
      () => setEncode({ encoder: null }),
    )
  }, [shouldLoad])
  return {
    encode: encode?.encoder,
    retry: () => setEncode((previous) => (previous?.encoder === null ? undefined : previous)),
  }
}
