import type { Dependencies } from './core/ctx.ts'
import { mailFor } from './features/mailbox/mailbox.service.ts'
import { logFor } from './features/status/error-log.service.ts'

export const dependencies: Dependencies = { mailFor, logFor }
