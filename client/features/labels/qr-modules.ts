import { encode } from 'uqr'

import { memoize } from '#domain/safety/memoize.ts'

/** Returns the modules of a QR code. Memoised because encoding is the slowest step of a label's layout. */
export const encodeQrModules = memoize((text) => encode(text, { ecc: 'M', border: 0 }).data)
