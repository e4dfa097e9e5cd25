import { createCsvLines, createCsv } from '#domain/csv.ts'
import { toUtcDay } from '#domain/days.ts'
import { commit } from '#worker/core/commit.ts'
import type { Ctx } from '#worker/core/ctx.ts'
import { authorize } from '#worker/core/policy.ts'
import { audit } from '#worker/features/security/security.service.ts'

import { listForExport } from './subscribers.repo.ts'

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
