import { type ReactNode, useEffect, useRef } from 'react'

import { paths } from '#domain/paths.ts'
import type { Emergency } from '#domain/safety/emergencies.ts'
import { submissionMessage } from '#domain/support/support.messages.ts'

type TicketSentProps = {
  id: string
  emergencies: readonly Emergency[]
  renderEmergencies: (emergencies: readonly Emergency[]) => ReactNode
  writeAnother: () => void
}

/** Replaces the form after the ticket is sent. Shows emergency advice if the message mentions an emergency. */
export function TicketSent({ id, emergencies, renderEmergencies, writeAnother }: TicketSentProps) {
  const confirmation = useRef<HTMLDivElement>(null)
  useEffect(() => confirmation.current?.focus(), [])
  return (
    <div ref={confirmation} tabIndex={-1} className="max-w-[44rem]">
      <p className="done">{submissionMessage}</p>
      {renderEmergencies(emergencies)}
      <p className="mt-3">When we reply, we’ll email you and send you a notification.</p>
      <div className="mt-5 flex flex-wrap gap-3">
        <a href={paths.ticket(id)} className="button">
          See your ticket
        </a>
        <button type="button" className="button plain" onClick={writeAnother}>
          Send another
        </button>
      </div>
    </div>
  )
}
