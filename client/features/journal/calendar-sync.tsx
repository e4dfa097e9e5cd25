import { useEffect } from 'react'

import { browserContext } from '#client/core/api.ts'
import { readFailure } from '#client/core/call-error.ts'
import { hasSessionCookie } from '#client/core/session-cookie.ts'
import type { PlanCup } from '#domain/calendar/cup-events.ts'

import { replaceCups } from './calendar.api.ts'
import { readSentCups, storeSentCups, toFeedCups } from './sent-cups.ts'

/**
 * Sends changed cups to the feed that this browser keeps up to date; null while the cups aren't known. Renders nothing.
 */
export function CalendarSync({ cups }: { cups: readonly PlanCup[] | null }) {
  const text = cups && JSON.stringify(toFeedCups(cups))
  useEffect(() => {
    if (text !== null) void sendIfChanged(text)
  }, [text])
  return null
}

async function sendIfChanged(cups: string): Promise<void> {
  const sent = readSentCups()
  if (!sent || sent.cups === cups || !hasSessionCookie()) return
  try {
    await replaceCups(browserContext, { createdAt: sent.createdAt, cups: JSON.parse(cups) })
    storeSentCups({ ...sent, cups })
  } catch (thrown) {
    // Another browser has created the feed anew, or it is deleted. After any other failure, the next visit tries again.
    if (readFailure(thrown)?.code === 'not_found') storeSentCups(undefined)
  }
}
