import { data } from 'react-router'

import { readFailure } from '#client/core/call-error.ts'

/** Returns the data behind an email link; null with status 404 if the link doesn't work. */
export async function loadLinkData<Data>(request: Promise<Data>) {
  try {
    return data<Data | null>(await request)
  } catch (thrown) {
    if (readFailure(thrown)?.code !== 'not_found') throw thrown
    return data<Data | null>(null, { status: 404 })
  }
}
