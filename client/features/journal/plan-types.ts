import type { ReactNode } from 'react'

import type { AskedCheck } from '#domain/safety/asked-check.ts'

/**
 * Renders with the check against the user's answers. The page passes it in because it belongs to the safety feature.
 */
export type RenderWithCheck = (draw: (personalCheck: AskedCheck) => ReactNode) => ReactNode
