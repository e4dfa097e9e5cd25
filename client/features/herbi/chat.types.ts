import type { ReactNode } from 'react'

import type { BrowserCheck } from '#domain/safety/browser-check.ts'
import type { Emergency } from '#domain/safety/emergencies.ts'

/** Functions with which the page renders parts of the safety feature. */
export type Renderers = {
  renderEmergencies: (emergencies: readonly Emergency[]) => ReactNode
  renderWithCheck: (render: (check: BrowserCheck) => ReactNode) => ReactNode
}
