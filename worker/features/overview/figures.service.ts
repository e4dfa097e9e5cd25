import { toUtcDay } from '#domain/days.ts'
import type { Ctx } from '#worker/core/ctx.ts'
import type { Statement } from '#worker/core/statement.ts'
import type { Mail } from '#worker/platform/mail.ts'

import { type Count, addToFigure } from './figures.repo.ts'

/**
 * Returns the statement that counts emails. Add it to the batch that records them as sent. `at` is the sending time in
 * milliseconds since the epoch.
 */
export const countMails = (db: Ctx['db'], at: number, count: Count): Statement =>
  addToFigure(db, toUtcDay(at), 'mail_sent', count)

type CountingContext = Pick<Ctx, 'db' | 'now' | 'log'>

/**
 * Wraps a mail sender and counts sent emails. A failed count doesn't affect sending. Messages with an `id` may be
 * repeated, so they are counted when they are recorded as sent.
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
