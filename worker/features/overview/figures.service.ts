import { dayAt } from '#domain/days.ts'
import type { Statement } from '#worker/core/commit.ts'
import type { Ctx } from '#worker/core/ctx.ts'
import type { Mail } from '#worker/platform/mail.ts'

import { type Count, countOn } from './figures.repo.ts'

/** For the batch that settles what was sent at `at`, in milliseconds since the epoch. */
export const countMails = (db: Ctx['db'], at: number, count: Count): Statement =>
  countOn(db, dayAt(at), 'mail_sent', count)

type Counting = Pick<Ctx, 'db' | 'now' | 'log'>

/**
 * Sends as the given one does, and counts what was sent; a mail that could not be counted is sent all the same. One that may be
 * repeated, by its `id`, is counted by whoever settles it.
 */
export const countedMail = (mail: Mail, { db, now, log }: Counting): Mail => ({
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
