import type { StoredMail } from '#domain/mail/mail.types.ts'
import type { Ctx, MailFactory } from '#worker/core/ctx.ts'
import { withMailCount } from '#worker/features/overview/figures.service.ts'
import { createBindingMail, createRefusingMail, createOutboxMail } from '#worker/platform/mail.ts'

import * as repo from './mailbox.repo.ts'

const maxStored = 500
const maxShown = 50

/** Returns the mail sender of this deployment. A local server stores emails instead of sending them. */
export const createMail: MailFactory = (args) => withMailCount(createSender(args), args)

const createSender: MailFactory = ({ env, config, db, now, log }) => {
  if (config.isLocal)
    return createOutboxMail(({ id = crypto.randomUUID(), ...message }) =>
      repo.storeMail(db, { ...message, id, sentAt: now }, maxStored),
    )
  const from = env.MAIL_FROM.trim()
  return env.EMAIL && from ? createBindingMail(env.EMAIL, from, log) : createRefusingMail(log)
}

export const listMails = (ctx: Ctx, recipient?: string): Promise<StoredMail[]> =>
  repo.listMails(ctx, maxShown, recipient)

export const findMail = (ctx: Ctx, id: string): Promise<StoredMail | undefined> => repo.findMail(ctx, id)
