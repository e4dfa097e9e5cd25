import { encode } from 'uqr'

import { remember } from '#domain/safety/remember.ts'

/** The squares of a QR code. Drawing it is the dearest part of a label, and most keys leave it as it is. */
export const modulesOf = remember((text) => encode(text, { ecc: 'M', border: 0 }).data)
