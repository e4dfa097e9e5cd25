import { AppError } from '#worker/core/errors.ts'
import type { Log } from '#worker/core/log.ts'

export type MailMessage = { to: string; subject: string; text: string; html: string }

/** Sends mail that somebody asked for; where `canSend` is false it throws `unavailable`. */
export type Mail = { canSend: boolean; send: (message: MailMessage) => Promise<void> }

/** A deployment without a way to send refuses, and logs that somebody waits in vain. */
export const noMail = (log: Log): Mail => ({
  canSend: false,
  send: () => {
    const error = new AppError('unavailable', 'We cannot send e-mail at the moment. Please try again later.')
    log.error('mail_refused', error)
    return Promise.reject(error)
  },
})
