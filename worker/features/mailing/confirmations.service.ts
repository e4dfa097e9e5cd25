import { dayMs, hourMs } from '#domain/durations.ts'
import { linkLifetimes } from '#domain/link-lifetimes.ts'
import { confirmSubscriptionMail } from '#domain/mail/subscription-mails.ts'
import { isSubscribed } from '#domain/mailing/mailing.rules.ts'
import type { SubscriptionConfirmation } from '#domain/mailing/mailing.schemas.ts'
import { createHerbalWelcome } from '#domain/mailing/templates/herbal-welcome.ts'
import { paths } from '#domain/paths.ts'
import { afterResponse } from '#worker/core/after-response.ts'
import { commit, executeBatch } from '#worker/core/commit.ts'
import type { Ctx } from '#worker/core/ctx.ts'
import { AppError } from '#worker/core/errors.ts'
import { invalidLinkError } from '#worker/core/links.ts'
import { generateToken, hashToken } from '#worker/core/tokens.ts'

import { createVariables } from './campaign-mail.ts'
import { createRenderer } from './campaign-text.ts'
import * as repo from './confirmations.repo.ts'
import { preferencesPageUrl, unsubscribePageUrl } from './preferences.service.ts'
import { hasMailingSecret } from './subscriber-tokens.service.ts'
import { liftSuppression } from './suppressions.service.ts'

const maxTriesPerDay = 3
const maxTriesPerRun = 20

const getLimits = (now: number) => ({ now, lastTriedBy: now - hourMs, countedSince: now - dayMs, max: maxTriesPerDay })

/**
 * Sends the confirmation email to twenty waiting addresses per run. These people subscribed while no email could be
 * sent, or their email failed.
 */
export async function requestWaitingConfirmations(ctx: Ctx): Promise<void> {
  if (!ctx.mail.canSend) return
  const addresses = await repo.listWaitingAddresses(ctx, { ...getLimits(ctx.now), maxAddresses: maxTriesPerRun })
  for (const email of addresses) if (ctx.budget.hasRoom()) await requestConfirmation(ctx, email)
}

/**
 * Sends the confirmation email to an unconfirmed address, at most once an hour and three times a day. After a failure,
 * the address waits for another try, unless it accepts no email at all.
 */
export async function requestConfirmation(ctx: Ctx, email: string): Promise<void> {
  const subscriber = await repo.claimUnconfirmed(ctx.db, { ...getLimits(ctx.now), email })
  if (!subscriber) return
  try {
    await sendConfirmation(ctx, { ...subscriber, email })
  } catch (error) {
    const isPermanent = error instanceof AppError && error.code === 'invalid'
    if (!isPermanent) await commit(ctx, repo.releaseClaim(ctx.db, subscriber.id))
    ctx.log.error('confirmation_not_sent', error)
  }
}

type WaitingSubscriber = { id: string; email: string; firstName: string | null }

/** Stores the token first, because tries are counted by their tokens. */
async function sendConfirmation(ctx: Ctx, { id, email, firstName }: WaitingSubscriber): Promise<void> {
  const token = generateToken()
  const times = { createdAt: ctx.now, endsAt: ctx.now + linkLifetimes.subscription }
  await commit(ctx, repo.insertToken(ctx.db, { hash: hashToken(token), subscriberId: id, email, ...times }))
  const url = ctx.config.siteUrl + paths.confirmSubscription(token)
  await ctx.mail.send({ to: email, ...confirmSubscriptionMail({ firstName, url }) })
}

/**
 * Confirms the subscription and welcomes new subscribers. Returns `already` for a used link of a current subscriber.
 * Throws `not_found` for an expired or unknown link, or if the subscriber has left. `opens` is the consent to open
 * tracking, which is off by default.
 */
export async function confirmSubscription(
  ctx: Ctx,
  { token, opens }: SubscriptionConfirmation,
): Promise<'confirmed' | 'already'> {
  const hash = hashToken(token)
  const subscription = await repo.findByToken(ctx, hash, ctx.now)
  if (!subscription) throw invalidLinkError()
  if (subscription.purpose === 'subscribed') {
    if (isSubscribed(subscription)) return 'already'
    throw invalidLinkError()
  }
  const [welcome, confirm, markTokensUsed] = repo.confirmByToken(ctx.db, hash, {
    now: ctx.now,
    opensAgreedAt: opens ? ctx.now : null,
  })
  const [[newSubscriber], confirmedRows] = await executeBatch(ctx, [
    welcome,
    confirm,
    markTokensUsed,
    ...liftSuppression(ctx, subscription.email),
  ])
  if (confirmedRows.length === 0) throw invalidLinkError()
  if (newSubscriber) afterResponse(ctx, 'welcome_not_sent', () => sendWelcome(ctx, newSubscriber))
  return 'confirmed'
}

type NewSubscriber = { id: string; email: string; firstName: string | null }

/** Welcomes a new subscriber. Sends nothing without the key, because there would be no unsubscribe link. */
export async function sendWelcome(ctx: Ctx, { id, email, firstName }: NewSubscriber): Promise<void> {
  if (!ctx.mail.canSend || !hasMailingSecret(ctx)) return
  const { siteUrl, postalAddress } = ctx.config
  const { previewSubject: subject, html, text } = createHerbalWelcome(siteUrl)
  const render = createRenderer({ subject, html, text })
  await ctx.mail.send({
    to: email,
    ...render(
      createVariables({ postal_address: postalAddress }, firstName, {
        unsubscribe: unsubscribePageUrl(ctx, id),
        preferences: preferencesPageUrl(ctx, id),
      }),
    ),
  })
}
