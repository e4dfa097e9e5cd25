import type { SendEmail } from '@cloudflare/workers-types'

import type { StoredMail } from '#domain/mail/mail.types.ts'
import { AppError } from '#worker/core/errors.ts'
import type { Log } from '#worker/core/log.ts'

/**
 * `id` identifies the email, so that a local mailbox stores a retry only once. `headers` are the headers of a campaign
 * email.
 */
export type MailMessage = {
  to: string
  subject: string
  text: string
  html: string
  id?: string
  headers?: Record<string, string>
}

/** Stops auto-responders from replying to transactional email. */
const automaticHeaders = { 'Auto-Submitted': 'auto-generated' }

/**
 * Sends transactional email. Throws `unavailable` if a retry may help, and `invalid` if the address or subject can't be
 * used.
 */
export type Mail = { canSend: boolean; send: (message: MailMessage) => Promise<void> }

/** Refuses every email and logs the refusal. Used by deployments that can't send email. */
export const createRefusingMail = (log: Log): Mail => ({
  canSend: false,
  send: () => {
    const error = createMailUnavailableError()
    log.error('mail_refused', error)
    return Promise.reject(error)
  },
})

/** Stores email instead of sending it. Used by a local server. */
export const createOutboxMail = (
  store: (message: MailMessage & Pick<StoredMail, 'headers'>) => Promise<void>,
): Mail => ({
  canSend: true,
  send: async (message) => store({ headers: automaticHeaders, ...requireSingleLines(message) }),
})

/**
 * Sends email through the platform's `send_email` binding. Logs only the error code of a failure, because the message
 * may contain names.
 */
export const createBindingMail = (binding: SendEmail, from: string, log: Log): Mail => ({
  canSend: true,
  send: async (message) => {
    const { to, subject, text, html } = requireSingleLines(message)
    const sender = { email: from, name: 'Herbal Remedies' }
    try {
      await binding.send({ to, from: sender, subject, text, html, headers: automaticHeaders })
    } catch (error) {
      const code = getErrorCode(error)
      log.error('mail_failed', code)
      throw permanentErrors.has(code)
        ? new AppError('invalid', 'We can’t send email to this address.')
        : createMailUnavailableError()
    }
  },
})

/** https://developers.cloudflare.com/email-service/api/send-emails/workers-api/#error-codes */
const permanentErrors: ReadonlySet<string> = new Set([
  'E_VALIDATION_ERROR',
  'E_RECIPIENT_NOT_ALLOWED',
  'E_RECIPIENT_SUPPRESSED',
  'E_DELIVERY_FAILED',
])

export const createMailUnavailableError = () =>
  new AppError('unavailable', 'We can’t send email right now. Please try again later.')

/** Rejects line breaks, because each one would start another header. */
function requireSingleLines(message: MailMessage): MailMessage {
  if (/[\p{Cc}\u2028\u2029]/u.test(message.to + message.subject))
    throw new AppError('invalid', 'Keep the email address and subject to one line each.')
  return message
}

function getErrorCode(error: unknown): string {
  const code: unknown = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined
  return typeof code === 'string' && /^E_[A-Z_]+$/.test(code) ? code : 'unknown'
}
