import type { Context, Handler } from 'hono'
import * as z from 'zod'

import { isLoopback } from '#worker/core/env.ts'
import { policy } from '#worker/core/policy.ts'
import { type AppEnv, createRouter } from '#worker/core/router.ts'
import { validate } from '#worker/core/validate.ts'

import { mailboxPage } from './mailbox-page.ts'
import { findMail, listMails } from './mailbox.service.ts'

const mailKey = z.object({ id: z.string().max(100) })

const pagePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"

/** Allows an email's inline styles and data: images, and blocks everything else. */
const mailPolicy = "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'"

/**
 * Passes to the next handler unless the site runs locally, so that a deployment responds as it does to any unknown URL.
 */
const onLocalServer =
  (answer: (c: Context<AppEnv>) => Promise<Response | undefined>): Handler<AppEnv> =>
  async (c, next) => {
    const isOpen = c.var.ctx.config.isLocal && isLoopback(new URL(c.req.url).hostname)
    const answered = isOpen ? await answer(c) : undefined
    if (!answered) return next()
    answered.headers.set('X-Robots-Tag', 'noindex')
    return answered
  }

const recipientOf = (c: Context<AppEnv>) => c.req.query('to')?.trim().toLowerCase() || undefined

export const mailboxRoutes = createRouter()
  .get(
    '/dev/mailbox',
    policy('mailbox.read', 'private'),
    onLocalServer(async (c) => {
      const recipient = recipientOf(c)
      const mails = await listMails(c.var.ctx, recipient)
      c.set('ownContentPolicy', pagePolicy)
      return c.html(mailboxPage(mails, recipient))
    }),
  )
  .get(
    '/dev/mailbox.json',
    policy('mailbox.read', 'private'),
    onLocalServer(async (c) => c.json({ mails: await listMails(c.var.ctx, recipientOf(c)) })),
  )
  .get(
    '/dev/mailbox/:id',
    policy('mailbox.read', 'private'),
    validate('param', mailKey),
    onLocalServer(async (c) => {
      const mail = await findMail(c.var.ctx, c.req.param('id') ?? '')
      if (!mail) return undefined
      c.set('ownContentPolicy', mailPolicy)
      return c.html(mail.html)
    }),
  )
