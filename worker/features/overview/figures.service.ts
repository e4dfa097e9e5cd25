import { toUtcDay } from '#domain/days.ts'
import type { Statement } from '#worker/core/commit.ts'
import type { Ctx } from '#worker/core/ctx.ts'
import type { Mail } from '#worker/platform/mail.ts'

import { type Count, addToFigure } from './figures.repo.ts'

/**
 * Returns the statement that counts emails sent at `at` (milliseconds since the epoch), for the batch that records them
 * as sent.
 */
export const countMails = (db: Ctx['db'], at: number, count: Count): Statement =>
  addToFigure(db, toUtcDay(at), 'mail_sent', count)

type CountingContext = Pick<Ctx, 'db' | 'now' | 'log'>

/**
 * Wraps a mail sender and counts sent emails; a failed count doesn't affect sending. A message with an `id` may be
 * repeated, so it's counted when it's recorded as sent.
 */
export const withMailCount = (mail: Mail, { db, now, log }: CountingContext): Mail => ({
  canSend: mail.canSend,
  send: async (message) => {
    await mail.send(message)
    if (message.id !== undefined) return
    try {
      await db.batch([countMails(db, now, 1)])
    } catch (error) {
      log.error('mail_not_counted', error)
    }
  },
})
