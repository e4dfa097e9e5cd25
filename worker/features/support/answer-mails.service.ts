import { dayMs, minuteMs } from '#domain/durations.ts'
import { ticketAnsweredMail } from '#domain/mail/support-mails.ts'
import { paths } from '#domain/paths.ts'
import { commit, executeBatch } from '#worker/core/commit.ts'
import type { Ctx } from '#worker/core/ctx.ts'
import { AppError } from '#worker/core/errors.ts'

import * as repo from './support.repo.ts'

const mailsPerRun = 20
/** Milliseconds that a claim on an email lasts. A failed email is retried after the same time. */
const claimMs = 10 * minuteMs

/** Sends emails that a request failed to send or didn't try to send. Runs every minute. */
export async function sendDueAnswerMails(ctx: Ctx): Promise<void> {
  if (!ctx.mail.canSend) return
  for (const id of await repo.listDueMails(ctx, ctx.now, mailsPerRun))
    if (ctx.budget.hasRoom()) await sendAnswerMail(ctx, id)
}

/**
 * Emails the member about our answer if the email is due. A failed email stays due for a day, unless the address
 * accepts no email. If the database fails after sending, the email is sent again, because a duplicate is better than no
 * email.
 */
export async function sendAnswerMail(ctx: Ctx, id: string): Promise<void> {
  const [[claim]] = await executeBatch(ctx, [repo.claimMail(ctx.db, id, { now: ctx.now, until: ctx.now + claimMs })])
  if (!claim) return
  try {
    await sendTicketAnsweredMail(ctx, claim.ticketId)
  } catch (error) {
    ctx.log.error('answer_mail_failed', error)
    const isPermanent = error instanceof AppError && error.code === 'invalid'
    if (!isPermanent && ctx.now < claim.createdAt + dayMs) return
  }
  await commit(ctx, [repo.completeMail(ctx.db, id)])
}

async function sendTicketAnsweredMail(ctx: Ctx, ticketId: string): Promise<void> {
  const ticket = await repo.findTicket(ctx, ticketId)
  if (!ticket || ticket.email === null) return
  const url = ctx.config.siteUrl + paths.ticket(ticketId)
  await ctx.mail.send({ to: ticket.email, ...ticketAnsweredMail({ subject: ticket.subject, url }) })
}
