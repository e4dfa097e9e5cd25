import type { ReactNode } from 'react'

import type { BrowserCheck } from '#domain/safety/browser-check.ts'
import type { Emergency } from '#domain/safety/emergencies.ts'

/** Render functions that the page passes in from the safety feature. */
export type Renderers = {
  renderEmergencies: (emergencies: readonly Emergency[]) => ReactNode
  renderWithCheck: (render: (check: BrowserCheck) => ReactNode) => ReactNode
}
