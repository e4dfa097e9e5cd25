import type { Supplies } from './core/ctx.ts'
import { mailFor } from './features/mailbox/mailbox.service.ts'
import { logFor } from './features/status/error-log.service.ts'

/** What the core takes from features. */
export const supplies: Supplies = { mailFor, logFor }
