import type { ReactNode } from 'react'

import type { AskedCheck } from '#domain/safety/asked-check.ts'
import type { Emergency } from '#domain/safety/emergencies.ts'

/** What belongs to another feature and the page hands on: where help is, and the check for whoever reads. */
export type Renderers = {
  renderEmergencies: (emergencies: readonly Emergency[]) => ReactNode
  renderAsked: (draw: (asked: AskedCheck) => ReactNode) => ReactNode
}
