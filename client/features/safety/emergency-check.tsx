import { useId, useMemo } from 'react'

import { recogniseEmergencies } from '#domain/safety/recognise-emergencies.ts'

import { EmergencyAdvice } from './emergency-note.tsx'

type EmergencyCheckProps = { text: string; isCollapsed: boolean }

/**
 * Shows where to get help if the text describes an emergency, as a note or a collapsed line. The browser checks the
 * text, because the text is never sent.
 */
export default function EmergencyCheck({ text, isCollapsed }: EmergencyCheckProps) {
  const headingId = useId()
  const emergencies = useMemo(() => recogniseEmergencies(text), [text])
  if (emergencies.length === 0) return null
  const note = (
    <section className="note" aria-labelledby={headingId}>
      <h3 id={headingId} className="text-[1.36rem]">
        Please get help first
      </h3>
      <p className="mt-2">You may need medical help. Your entry stays as you wrote it, in this browser only.</p>
      <EmergencyAdvice emergencies={emergencies} />
    </section>
  )
  if (!isCollapsed) return note
  return (
    <details className="mt-2.5">
      <summary className="min-h-11 cursor-pointer content-center font-semibold text-saffron">
        You may need medical help: who to call
      </summary>
      {note}
    </details>
  )
}
