import { dayMs, minuteMs } from '#domain/durations.ts'
import { ticketAnsweredMail } from '#domain/mail/support-mails.ts'
import { paths } from '#domain/paths.ts'
import { commit, executeBatch } from '#worker/core/commit.ts'
import type { Ctx } from '#worker/core/ctx.ts'
import { AppError } from '#worker/core/errors.ts'

import * as repo from './support.repo.ts'

const mailsARun = 20
/** Milliseconds that a run's claim on an email lasts, and that a failed email waits for the next try. */
const claimMs = 10 * minuteMs

/** Runs every minute and sends emails that a request left unsent or whose sending failed. */
export async function mailAnswers(ctx: Ctx): Promise<void> {
  if (!ctx.mail.canSend) return
  for (const id of await repo.listMailsDue(ctx, ctx.now, mailsARun))
    if (ctx.budget.hasRoom()) await mailOfAnswer(ctx, id)
}

/**
 * Emails the member about our answer if that is due. A failed email stays due for a day, unless the address accepts no
 * email at all. If the database fails after sending, the email is sent again, because a duplicate is better than none.
 */
export async function mailOfAnswer(ctx: Ctx, id: string): Promise<void> {
  const [[claimed]] = await executeBatch(ctx, [repo.claimMail(ctx.db, id, { now: ctx.now, until: ctx.now + claimMs })])
  if (!claimed) return
  try {
    await send(ctx, claimed.ticketId)
  } catch (error) {
    ctx.log.error('answer_not_mailed', error)
    const isPermanent = error instanceof AppError && error.code === 'invalid'
    if (!isPermanent && ctx.now < claimed.createdAt + dayMs) return
  }
  await commit(ctx, [repo.settleMail(ctx.db, id)])
}

/** Sends nothing to former members. */
async function send(ctx: Ctx, ticketId: string): Promise<void> {
  const ticket = await repo.findTicket(ctx, ticketId)
  if (!ticket || ticket.email === null) return
  const url = ctx.config.siteUrl + paths.ticket(ticketId)
  await ctx.mail.send({ to: ticket.email, ...ticketAnsweredMail({ subject: ticket.subject, url }) })
}
