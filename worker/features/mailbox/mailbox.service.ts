import type { MailFor } from '#worker/core/ctx.ts'
import { noMail } from '#worker/platform/mail.ts'

/** How this deployment sends mail. */
export const mailFor: MailFor = ({ log }) => noMail(log)
