import { useId, useMemo } from 'react'

import { recogniseEmergencies } from '#domain/safety/recognise-emergencies.ts'

import { EmergencyAdvice } from './emergency-note.tsx'

type SoundedProps = { text: string; isFolded: boolean }

/**
 * Where help is, for a text that sounds as if somebody needed it: said quietly, or as a line that opens. Read here, because the
 * text is somebody's own and leaves the browser for nobody.
 */
export default function SoundedEmergencies({ text, isFolded }: SoundedProps) {
  const headingId = useId()
  const emergencies = useMemo(() => recogniseEmergencies(text), [text])
  if (emergencies.length === 0) return null
  const note = (
    <section className="note" aria-labelledby={headingId}>
      <h3 id={headingId} className="text-[1.36rem]">
        Please get help first
      </h3>
      <p className="mt-2">
        What you wrote may need somebody’s help more than a tea. It is kept as you wrote it, in this browser alone.
      </p>
      <EmergencyAdvice emergencies={emergencies} />
    </section>
  )
  if (!isFolded) return note
  return (
    <details className="get-help">
      <summary>This may need somebody’s help: where to get it</summary>
      {note}
    </details>
  )
}
