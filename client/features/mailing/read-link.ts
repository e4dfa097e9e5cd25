import { data } from 'react-router'

import { readFailure } from '#client/core/call-error.ts'

/** What stands behind the link of a letter; null, answered as not found, for a link that does not work. */
export async function readLink<Found>(found: Promise<Found>) {
  try {
    return data<Found | null>(await found)
  } catch (thrown) {
    if (readFailure(thrown)?.code !== 'not_found') throw thrown
    return data<Found | null>(null, { status: 404 })
  }
}
