import { data } from 'react-router'

import { readFailure } from '#client/core/call-error.ts'

/** Returns the data behind an email link; null with status 404 if the link doesn't work. */
export async function readLink<Found>(found: Promise<Found>) {
  try {
    return data<Found | null>(await found)
  } catch (thrown) {
    if (readFailure(thrown)?.code !== 'not_found') throw thrown
    return data<Found | null>(null, { status: 404 })
  }
}
