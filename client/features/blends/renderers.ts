import type { ReactNode } from 'react'

import type { BlendAnswer } from '#domain/blends/blends.types.ts'
import type { BrewTimerInput } from '#domain/recipes/brew-timer.rules.ts'
import type { BrowserCheck } from '#domain/safety/browser-check.ts'

/** Functions with which the page renders parts of other features. */
export type Renderers = {
  renderEmergencies: (answer: Pick<BlendAnswer, 'kind' | 'emergencies'>) => ReactNode
  renderWithCheck: (render: (check: BrowserCheck) => ReactNode) => ReactNode
  renderTimer: (brew: BrewTimerInput) => ReactNode
}
