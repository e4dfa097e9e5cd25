import { execFileSync } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'

import { batchSize, everybody } from '#domain/mailing/campaigns.rules.ts'
import type { Ctx } from '#worker/core/ctx.ts'
import { beginSending } from '#worker/features/mailing/send.service.ts'
import { sendBatch, sweepCampaigns } from '#worker/features/mailing/sending.service.ts'
import { createIdempotentProvider } from '#worker/testing/idempotent-provider.ts'
import type { Recording } from '#worker/testing/recorded-db.ts'

import { startFakeMailProvider } from '../e2e/fake-mail-provider.ts'
import { addMember, adminEmail } from '../e2e/member.ts'
import { openSite, type Site } from '../e2e/site.ts'
import { createCtx, rowsRead } from './bench-ctx.ts'
import { dollars, nothingUsed, operationsPerMessage, calculatePrice, type Usage } from './cost.rules.ts'
import { type Figure, createFigureBuilder } from './figures.ts'

const subscribers = 100_000
/** Recipients of a small campaign. A sweep must read the same number of rows for small and large campaigns. */
const smallCampaignSize = 1000
const sampledBatches = 20
const sentEmails = 20_000

const countFigures = createFigureBuilder(
  `services on a local D1 that counts rows; sending sampled over ${sampledBatches} batches of ${batchSize}`,
)
const sendFigures = createFigureBuilder(
  `the real worker and its queue against a provider on localhost, over ${sentEmails} mails`,
)

const id = '00000000-0000-4000-8000-00000000cafe'

const draft = { id, updatedAt: 1, subject: 'Cups', facts: {}, audience: everybody, mailsPerBatch: batchSize }

/**
 * Measures the ledger of a campaign to 100,000 subscribers, the cost per subscriber, and the speed of sending to a
 * provider that takes 8 ms per call.
 */
export async function measureCampaigns(prebuiltWorkerDir: string): Promise<Figure[]> {
  const provider = await startFakeMailProvider()
  const variables = {
    RESEND_API_KEY: 're_local',
    RESEND_BASE_URL: provider.address,
    CAMPAIGN_FROM: 'news@herbs.test',
  }
  const site = await openSite(prebuiltWorkerDir, variables, false)
  await prepare(site)
  const { ctx, recording } = createCtx(site.db)
  ctx.viewer = { role: 'admin', id: 'admin', email: adminEmail, reauthenticatedAt: ctx.now }
  ctx.campaignMail = createIdempotentProvider().mail
  const writtenRows = () => recording.executed.reduce((sum, { rowsWritten }) => sum + rowsWritten, 0)

  await beginSending(ctx, draft)
  const smallSweepRows = await countSweepRows(ctx, recording)
  await site.db.prepare('DELETE FROM email_campaigns').run()
  await addCampaign(site)
  await addSubscribers(site, smallCampaignSize, subscribers)
  recording.clear()

  const ledgerStart = performance.now()
  const recipients = await beginSending(ctx, draft)
  const ledgerMs = performance.now() - ledgerStart
  const ledgerRows = writtenRows() / recipients
  const sweepRows = await countSweepRows(ctx, recording)
  for (let number = 1; number <= sampledBatches; number++) await sendBatch(ctx, { campaignId: id, number })
  const sendingRows = writtenRows() / (sampledBatches * batchSize)

  const { perSecond, growth } = await measureSending(site, () => provider.mails.length)
  await site.close()
  await provider.close()
  const rows = ledgerRows + sendingRows
  return [
    countFigures.atMost(`ledger for ${recipients} subscribers`, ledgerMs, 5000, ' ms'),
    countFigures.atMost('rows written for each recipient in all', rows, 3),
    countFigures.untargeted(`rows that a sweep reads with ${smallCampaignSize} recipients`, smallSweepRows),
    countFigures.atMost(`rows that a sweep reads with ${recipients} recipients`, sweepRows, smallSweepRows),
    countFigures.untargeted(
      `price of the rows and queue messages of ${recipients} mails`,
      dollars(calculatePrice(calculateCampaignUsage(recipients, rows))),
    ),
    sendFigures.atLeast('mails a second to a provider that takes 8 ms a call', perSecond, 50),
    sendFigures.atMost(
      `memory of the worker's process, after ${sentEmails} mails to before the last half`,
      growth,
      1.3,
    ),
  ]
}

/** Returns the number of rows that a sweep reads while the first batches of a campaign are due. */
async function countSweepRows(ctx: Ctx, recording: Recording): Promise<number> {
  recording.clear()
  await sweepCampaigns(ctx)
  const rows = rowsRead(recording)
  recording.clear()
  return rows
}

async function prepare(site: Site): Promise<void> {
  await addMember(site, 'admin', adminEmail)
  await site.db.prepare('UPDATE sending_pace SET mails_per_second = 5000').run()
  await addSubscribers(site, 0, smallCampaignSize)
  await addCampaign(site)
}

const addSubscribers = (site: Site, after: number, upTo: number) =>
  site.db
    .prepare(
      `INSERT INTO mailing_list_subscribers (id, email, first_name, subscription_date, created_at, is_active, confirmed_at, source, opens_agreed_at)
       WITH RECURSIVE n(i) AS (SELECT ?1 + 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?2)
       SELECT lower(hex(randomblob(16))), 'reader-' || i || '@example.org', 'Ada', 1, 1, 1, 1, 'test', 1 FROM n`,
    )
    .bind(after, upTo)
    .run()

const addCampaign = (site: Site) =>
  site.db
    .prepare(
      `INSERT INTO email_campaigns (id, title, subject, content, sender_name, sender_email, status, created_at, updated_at)
       VALUES (?, 'Bench', 'Cups for {{first_name}}', ?, 'Herbs', 'news@herbs.test', 'draft', 1, 1)`,
    )
    .bind(id, `${'A paragraph about linden and honey. '.repeat(100)}\n\nHello {{first_name}}: {{unsubscribe_url}}`)
    .run()

async function measureSending(site: Site, sent: () => number) {
  await site.runJobs('* * * * *')
  await waitUntil(() => sent() > 0)
  const [from, startedAt] = [sent(), performance.now()]
  await waitUntil(() => sent() - from >= sentEmails / 2)
  const halfway = measureChildMemory()
  await waitUntil(() => sent() - from >= sentEmails)
  const seconds = (performance.now() - startedAt) / 1000
  return { perSecond: (sent() - from) / seconds, growth: Math.round((measureChildMemory() / halfway) * 100) / 100 }
}

async function waitUntil(condition: () => boolean): Promise<void> {
  const deadline = Date.now() + 600_000
  while (!condition()) {
    if (Date.now() > deadline) throw new Error('The worker sends too slowly to be measured.')
    await sleep(20)
  }
}

/** Returns the memory of this process's children in kilobytes, including workerd. */
function measureChildMemory(): number {
  const lines = execFileSync('ps', ['-eo', 'ppid=,rss='], { encoding: 'utf8' }).split('\n')
  const children = lines
    .map((line) => line.trim().split(/\s+/).map(Number))
    .filter(([parent]) => parent === process.pid)
  return children.reduce((sum, [, kilobytes = 0]) => sum + kilobytes, 0)
}

/** Each batch has two queue messages: one reserves its slot, one sends it. */
const calculateCampaignUsage = (recipients: number, rowsEach: number): Usage => ({
  ...nothingUsed,
  rowsWritten: recipients * rowsEach,
  queueOperations: Math.ceil(recipients / batchSize) * 2 * operationsPerMessage,
})
