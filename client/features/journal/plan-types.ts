import type { ReactNode } from 'react'

import type { AskedCheck } from '#domain/safety/asked-check.ts'

/** Draws with the check for whoever reads; the page hands it on, because it belongs to another feature. */
export type RenderAsked = (draw: (asked: AskedCheck) => ReactNode) => ReactNode
