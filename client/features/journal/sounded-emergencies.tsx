import { type ReactNode, useMemo } from 'react'

import type { Emergency } from '#domain/safety/emergencies.ts'
import { recogniseEmergencies } from '#domain/safety/recognise-emergencies.ts'

export type RenderEmergencies = (emergencies: readonly Emergency[]) => ReactNode

/** Where help is, for a text that sounds as if somebody needed it. Read here, because no word of the journal leaves the browser. */
export default function SoundedEmergencies({ text, render }: { text: string; render: RenderEmergencies }) {
  const emergencies = useMemo(() => recogniseEmergencies(text), [text])
  return emergencies.length === 0 ? null : render(emergencies)
}
