import type { ReactNode } from 'react'

import type { BlendAnswer } from '#domain/blends/blends.types.ts'
import type { BrewTimerInput } from '#domain/recipes/brew-timer.rules.ts'
import type { BrowserCheck } from '#domain/safety/browser-check.ts'

/** Render functions that the page passes in from other features. */
export type Renderers = {
  /** Renders nothing without emergencies. */
  renderHelp: (answer: Pick<BlendAnswer, 'kind' | 'emergencies'>) => ReactNode
  renderWithCheck: (render: (check: BrowserCheck) => ReactNode) => ReactNode
  renderTimer: (brew: BrewTimerInput) => ReactNode
}
