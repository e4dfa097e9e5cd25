import type { ReactNode } from 'react'

import type { BrowserCheck } from '#domain/safety/browser-check.ts'

/**
 * Renders with the check against the user's answers. The page passes it in because it belongs to the safety feature.
 */
export type RenderWithCheck = (render: (personalCheck: BrowserCheck) => ReactNode) => ReactNode
