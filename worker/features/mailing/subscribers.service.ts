import { createCsv, createCsvLines } from '#domain/csv.ts'
import { addDays, toUtcDay } from '#domain/days.ts'
import type { SubscriberQuery } from '#domain/mailing/subscribers.schemas.ts'
import { type MailingCounts, type SubscriberPage, statuses } from '#domain/mailing/subscribers.types.ts'
import { commit } from '#worker/core/commit.ts'
import type { Ctx } from '#worker/core/ctx.ts'
import { notFound } from '#worker/core/errors.ts'
import { authorize } from '#worker/core/policy.ts'
import { audit, auditIf } from '#worker/features/security/security.service.ts'

import { countPaused } from './audience.repo.ts'
import { endSubscription, isUnsubscribable } from './preferences.repo.ts'
import { listForExport } from './subscribers.repo.ts'
import * as repo from './subscribers.repo.ts'

const pageSize = 50
const maxExamined = 500
/** Minimum letters of a word that the index finds. */
const indexedWordLength = 3
const recentDays = 30

export async function getCounts(ctx: Ctx): Promise<MailingCounts> {
  const today = toUtcDay(ctx.now)
  const [counts, last30Days, campaigns, paused] = await Promise.all([
    repo.listCounts(ctx),
    repo.countSubscriptions(ctx, addDays(today, 1 - recentDays), addDays(today, 1)),
    repo.countCampaigns(ctx),
    countPaused(ctx, ctx.now),
  ])
  const getCount = (name: string) => counts.find((count) => count.name === name)?.count ?? 0
  const [active = 0, unconfirmed = 0, unsubscribed = 0, suppressed = 0] = statuses.map(getCount)
  const byStatus = { active, unconfirmed, unsubscribed, suppressed }
  const total = active + unconfirmed + unsubscribed + suppressed
  return { total, active, paused, campaigns, last30Days, byStatus }
}

export async function listSubscribers(ctx: Ctx, query: SubscriberQuery): Promise<SubscriberPage> {
  const listQuery = { ...query, after: query.after, limit: pageSize + 1 }
  const search = parseSearch(query.search)
  const [foundRows, examinedCount] = search
    ? await Promise.all([repo.searchSubscribers(ctx, search, listQuery), repo.countCandidates(ctx, search)])
    : [await repo.listSubscribers(ctx, listQuery), 0]
  const rows = foundRows.slice(0, pageSize)
  return {
    subscribers: rows.map(({ sequence: _, ...subscriber }) => subscriber),
    next: foundRows.length > rows.length ? (rows.at(-1)?.sequence ?? null) : null,
    isCut: examinedCount >= maxExamined,
  }
}

const isIndexed = (word: string) => Array.from(word).length >= indexedWordLength

function parseSearch(text: string): repo.Search | undefined {
  const words = text.normalize('NFC').split(' ').filter(Boolean)
  if (words.length === 0) return undefined
  return { indexedWords: words.filter(isIndexed), shortWords: words.filter((word) => !isIndexed(word)), maxExamined }
}

/** Unsubscribes somebody at their request. Does nothing if they have already left. */
export async function unsubscribeSubscriber(ctx: Ctx, id: string): Promise<void> {
  const subscriber = await repo.findSubscriberById(ctx, id)
  if (!subscriber) throw notFound('Subscriber')
  const auditEvent = {
    action: 'subscriber.unsubscribe',
    subject: { kind: 'subscriber', id },
    before: { status: subscriber.status },
  }
  await commit(ctx, [auditIf(ctx, isUnsubscribable(id), auditEvent), endSubscription(ctx.db, id, ctx.now)])
}

const exportPageSize = 1000
const headerRow = ['Email', 'First Name', 'Last Name', 'Subscription Date', 'Status', 'Source']

/**
 * Streams all subscribers as CSV. Reads a thousand at a time, and only as fast as the client, so that memory use stays
 * constant. Dates are `yyyy-mm-dd`.
 */
export async function exportSubscribers(ctx: Ctx): Promise<ReadableStream<Uint8Array>> {
  authorize(ctx, 'mailing.export')
  await commit(ctx, [audit(ctx, { action: 'subscriber.export', subject: { kind: 'mailing', id: 'subscribers' } })])
  const encoder = new TextEncoder()
  let after = 0
  return new ReadableStream(
    {
      start(controller) {
        controller.enqueue(encoder.encode(createCsv([headerRow])))
      },
      async pull(controller) {
        const rows = await listForExport(ctx.db, after, exportPageSize)
        after = rows.at(-1)?.sequence ?? after
        if (rows.length > 0) controller.enqueue(encoder.encode(createCsvLines(rows.map(toCells))))
        if (rows.length < exportPageSize) controller.close()
      },
    },
    { highWaterMark: 0 },
  )
}

type Row = Awaited<ReturnType<typeof listForExport>>[number]

const toCells = ({ email, firstName, lastName, subscriptionDate, status, source }: Row): string[] => [
  email,
  firstName ?? '',
  lastName ?? '',
  toUtcDay(subscriptionDate),
  status,
  source,
]
