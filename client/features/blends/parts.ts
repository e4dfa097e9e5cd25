import type { ReactNode } from 'react'

import type { BlendAnswer } from '#domain/blends/blends.types.ts'
import type { ToBrew } from '#domain/recipes/brew-timer.rules.ts'
import type { AskedCheck } from '#domain/safety/asked-check.ts'

/** What the page lends of other features. */
export type Lent = {
  /** Draws nothing without emergencies. */
  renderHelp: (answer: Pick<BlendAnswer, 'kind' | 'emergencies'>) => ReactNode
  renderAsked: (draw: (asked: AskedCheck) => ReactNode) => ReactNode
  renderTimer: (brew: ToBrew) => ReactNode
}
