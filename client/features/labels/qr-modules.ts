import { encode } from 'uqr'

import { memoize } from '#domain/safety/memoize.ts'

/** Returns the modules of a QR code. Memoized because encoding is the slowest part of a label. */
export const encodeQrModules = memoize((text) => encode(text, { ecc: 'M', border: 0 }).data)
