import { encode } from 'uqr'

import { remember } from '#domain/safety/remember.ts'

/** Returns the modules of a QR code. Results are kept, because encoding is the slowest part of a label. */
export const modulesOf = remember((text) => encode(text, { ecc: 'M', border: 0 }).data)
