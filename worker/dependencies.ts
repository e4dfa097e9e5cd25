import type { Dependencies } from './core/ctx.ts'
import { createMail } from './features/mailbox/mailbox.service.ts'
import { createLog } from './features/status/error-log.service.ts'

export const dependencies: Dependencies = { createMail, createLog }
