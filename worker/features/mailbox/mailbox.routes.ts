import type { Context, Handler } from 'hono'
import * as z from 'zod'

import { isLoopbackHost } from '#worker/core/env.ts'
import { policy } from '#worker/core/policy.ts'
import { type AppEnv, createRouter } from '#worker/core/router.ts'
import { validate } from '#worker/core/validate.ts'

import { renderMailboxPage } from './mailbox-page.ts'
import { findMail, listMails } from './mailbox.service.ts'

const mailParams = z.object({ id: z.string().max(100) })

const pageCsp =
  "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"

/** Allows an email's inline styles and data: images, and blocks everything else. */
const mailCsp = "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'"

/** Calls the next handler unless the site runs locally. A deployment therefore responds as for an unknown URL. */
const requireLocal =
  (handler: (c: Context<AppEnv>) => Promise<Response | undefined>): Handler<AppEnv> =>
  async (c, next) => {
    const isLocalRequest = c.var.ctx.config.isLocal && isLoopbackHost(new URL(c.req.url).hostname)
    const response = isLocalRequest ? await handler(c) : undefined
    if (!response) return next()
    response.headers.set('X-Robots-Tag', 'noindex')
    return response
  }

const readRecipient = (c: Context<AppEnv>) => c.req.query('to')?.trim().toLowerCase() || undefined

export const mailboxRoutes = createRouter()
  .get(
    '/dev/mailbox',
    policy('mailbox.read', 'private'),
    requireLocal(async (c) => {
      const recipient = readRecipient(c)
      const mails = await listMails(c.var.ctx, recipient)
      c.set('pageContentPolicy', pageCsp)
      return c.html(renderMailboxPage(mails, recipient))
    }),
  )
  .get(
    '/dev/mailbox.json',
    policy('mailbox.read', 'private'),
    requireLocal(async (c) => c.json({ mails: await listMails(c.var.ctx, readRecipient(c)) })),
  )
  .get(
    '/dev/mailbox/:id',
    policy('mailbox.read', 'private'),
    validate('param', mailParams),
    requireLocal(async (c) => {
      const mail = await findMail(c.var.ctx, c.req.param('id') ?? '')
      if (!mail) return undefined
      c.set('pageContentPolicy', mailCsp)
      return c.html(mail.html)
    }),
  )
