import { dayMs, minuteMs } from '#domain/durations.ts'
import { ticketAnsweredMail } from '#domain/mail/support-mails.ts'
import { paths } from '#domain/paths.ts'
import { commit, executeBatch } from '#worker/core/commit.ts'
import type { Ctx } from '#worker/core/ctx.ts'
import { AppError } from '#worker/core/errors.ts'

import * as repo from './support.repo.ts'

const mailsARun = 20
/** How long one run has a mail to itself, and how long it waits after it could not be sent. */
const claimMs = 10 * minuteMs

/** The job of each minute: mails whose request ended before they could go out, or that could not be sent then. */
export async function mailAnswers(ctx: Ctx): Promise<void> {
  if (!ctx.mail.canSend) return
  for (const id of await repo.listMailsDue(ctx, ctx.now, mailsARun))
    if (ctx.budget.hasRoom()) await mailOfAnswer(ctx, id)
}

/**
 * Mails the member that we have answered, where that is due. What could not be sent stays due for a day, unless the address takes no mail at
 * all. Should the database fail just after the mail went out, it goes out again: once too often rather than never.
 */
export async function mailOfAnswer(ctx: Ctx, id: string): Promise<void> {
  const [[claimed]] = await executeBatch(ctx, [repo.claimMail(ctx.db, id, { now: ctx.now, until: ctx.now + claimMs })])
  if (!claimed) return
  try {
    await send(ctx, claimed.ticketId)
  } catch (error) {
    ctx.log.error('answer_not_mailed', error)
    const isHopeless = error instanceof AppError && error.code === 'invalid'
    if (!isHopeless && ctx.now < claimed.createdAt + dayMs) return
  }
  await commit(ctx, [repo.settleMail(ctx.db, id)])
}

/** Nothing goes to a former member. */
async function send(ctx: Ctx, ticketId: string): Promise<void> {
  const ticket = await repo.findTicket(ctx, ticketId)
  if (!ticket || ticket.email === null) return
  const url = ctx.config.siteUrl + paths.ticket(ticketId)
  await ctx.mail.send({ to: ticket.email, ...ticketAnsweredMail({ subject: ticket.subject, url }) })
}
