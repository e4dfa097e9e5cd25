import type { ReactNode } from 'react'

import type { ToBrew } from '#domain/recipes/brew-timer.rules.ts'
import type { AskedCheck } from '#domain/safety/asked-check.ts'
import type { Emergency } from '#domain/safety/emergencies.ts'

/** What the page lends of other features. */
export type Lent = {
  renderHelp: (emergencies: readonly Emergency[]) => ReactNode
  renderAsked: (draw: (asked: AskedCheck) => ReactNode) => ReactNode
  renderTimer: (brew: ToBrew) => ReactNode
}
