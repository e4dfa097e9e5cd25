import { lazy, Suspense } from 'react'

import type { RenderEmergencies } from './sounded-emergencies.tsx'

const SoundedEmergencies = lazy(() => import('./sounded-emergencies.tsx').catch(() => ({ default: () => null })))

type HelpProps = { text: string; renderEmergencies: RenderEmergencies }

/** While somebody writes: said quietly, and the text is taken as it is. */
export const HelpWhileWriting = ({ text, renderEmergencies }: HelpProps) => (
  <div role="status">
    {text.trim() !== '' && (
      <Suspense>
        <SoundedEmergencies text={text} render={renderEmergencies} />
      </Suspense>
    )}
  </div>
)

/** At what was written: a line, which opens. */
export function HelpAtEntry({ text, renderEmergencies }: HelpProps) {
  if (text.trim() === '') return null
  return (
    <Suspense>
      <SoundedEmergencies
        text={text}
        render={(emergencies) => (
          <details className="get-help">
            <summary>This may need somebody’s help: where to get it</summary>
            {renderEmergencies(emergencies)}
          </details>
        )}
      />
    </Suspense>
  )
}
