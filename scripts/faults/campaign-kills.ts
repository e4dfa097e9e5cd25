import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'

import * as z from 'zod'

import type { Random } from '#domain/random.ts'
import { hashToken, generateToken } from '#worker/core/tokens.ts'
import { findInconsistencies } from '#worker/faults/inconsistencies.ts'

import { type FakeMailProvider, startFakeMailProvider } from '../../e2e/fake-mail-provider.ts'
import { type LocalServer, createLocalServer } from './local-server.ts'
import { wrapAsD1 } from './memory-db.ts'

export type CampaignOptions = {
  kills: number
  recipients: number
  mailsPerSecond: number
  workerDir: string
  random: Random
}

/** Result of a campaign during which the server was killed: emails per address, and the campaign's final state. */
export type CampaignResult = {
  kills: number
  missing: number
  duplicated: number
  changedRequests: number
  repeatedCalls: number
  status: string
  counts: { recipients: number; delivered: number; unknown: number; failed: number }
  milliseconds: number
  inconsistencies: string[]
}

const maxUptimeMs = 2500
const jobIntervalMs = 500
const endMs = 120_000
/** Milliseconds for which a killed server seems to have been down. They exceed a claim, so nobody waits for its end. */
const downtimeMs = 30_000

const campaignResponse = z.object({
  campaign: z.object({
    status: z.string(),
    counts: z.object({ recipients: z.number(), delivered: z.number(), unknown: z.number(), failed: z.number() }),
  }),
})

/**
 * Sends a campaign through a provider that fails one call in twenty and loses one response in twenty. Meanwhile, kills
 * the whole server at random moments and restarts it. Returns once the campaign has ended.
 */
export async function sendThroughKills({
  kills,
  recipients,
  mailsPerSecond,
  workerDir,
  random,
}: CampaignOptions): Promise<CampaignResult> {
  const token = generateToken()
  const provider = await startFakeMailProvider(random)
  provider.scenario = 'flaky'
  const server = await createLocalServer({
    workerDir,
    seed: createSeed(recipients, mailsPerSecond, token),
    variables: { RESEND_API_KEY: 're_local', RESEND_BASE_URL: provider.address, CAMPAIGN_FROM: 'news@herbs.test' },
  })
  const stopping = new AbortController()
  try {
    await server.start()
    const startedAt = Date.now()
    const callApi = createApiCaller(server, token)
    const { campaign } = z.object({ campaign: z.object({ id: z.string() }) }).parse(await callApi('POST', '', draft))
    await callApi('POST', `/${campaign.id}/send`)
    void runJobsRepeatedly(server, stopping.signal)
    for (let kill = 0; kill < kills; kill++) {
      await sleep(random() * maxUptimeMs)
      await server.kill()
      // Every second time, the server returns at once, while the killed one’s claims still hold.
      if (kill % 2 === 0) letTimePass(server.databaseFile())
      await server.start()
    }
    const endState = await waitForEnd(() => callApi('GET', `/${campaign.id}`))
    const milliseconds = Date.now() - startedAt
    stopping.abort()
    await server.kill()
    const inconsistencies = await readInconsistencies(server.databaseFile())
    return { kills, ...countMails(provider, recipients), ...endState, milliseconds, inconsistencies }
  } finally {
    stopping.abort()
    await server.close()
    await provider.close()
  }
}

/** Waits for the lock, which the server's processes hold until the last of them has gone. */
const openDatabase = (file: string) => new DatabaseSync(file, { timeout: 10_000 })

/** Moves the times of all batches into the past, as if the server had been down for a while. */
function letTimePass(file: string): void {
  const sqlite = openDatabase(file)
  sqlite.exec(`
    UPDATE campaign_batches SET due_at = due_at - ${downtimeMs}, free_at = free_at - ${downtimeMs},
      slot_at = slot_at - ${downtimeMs}, fixed_at = fixed_at - ${downtimeMs};
    UPDATE sending_pace SET next_at = next_at - ${downtimeMs};`)
  sqlite.close()
}

async function readInconsistencies(file: string): Promise<string[]> {
  const sqlite = openDatabase(file)
  try {
    return await findInconsistencies(wrapAsD1(sqlite))
  } finally {
    sqlite.close()
  }
}

const draft = {
  title: 'Faults',
  subject: 'A cup for {{first_name}}',
  content: 'Hello {{first_name}}, to leave: {{unsubscribe_url}}',
  senderEmail: 'news@herbs.test',
}

const createSeed = (recipients: number, mailsPerSecond: number, token: string) => `
UPDATE sending_pace SET mails_per_second = ${mailsPerSecond};
INSERT INTO users (id, email, password_hash, created_at, confirmed_at) VALUES ('admin', 'admin@herbal.test', '', 1, 1);
INSERT INTO profiles (id, full_name, updated_at) VALUES ('admin', 'Ada Linden', 1);
INSERT INTO sessions (id_hash, user_id, created_at, used_at, proved_at, expires_at, device) VALUES ('${hashToken(token)}', 'admin', ${Date.now()}, ${Date.now()}, ${Date.now()}, ${Date.now() + 86_400_000}, 'Faults');
INSERT INTO mailing_list_subscribers (id, email, first_name, subscription_date, created_at, is_active, confirmed_at, source)
  WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${recipients})
  SELECT printf('reader-%06d', i), printf('reader-%06d@example.org', i), 'Ada', 1, 1, 1, 1, 'test' FROM n;
`

const createApiCaller =
  ({ address }: LocalServer, token: string) =>
  async (method: string, path: string, body?: unknown) => {
    const response = await fetch(`${address}/api/campaigns${path}`, {
      method,
      headers: { Cookie: `session=${token}`, Origin: address, 'Content-Type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${text}`)
    return text === '' ? undefined : (JSON.parse(text) as unknown)
  }

/** Runs the every-minute jobs more often than every minute, because they continue interrupted work. */
async function runJobsRepeatedly(server: LocalServer, stopping: AbortSignal): Promise<void> {
  while (!stopping.aborted) {
    await server.runJobs()
    await sleep(jobIntervalMs)
  }
}

async function waitForEnd(read: () => Promise<unknown>): Promise<Pick<CampaignResult, 'status' | 'counts'>> {
  const deadline = Date.now() + endMs
  for (;;) {
    const { campaign } = campaignResponse.parse(await read())
    if (campaign.status !== 'sending' || Date.now() > deadline) return campaign
    await sleep(200)
  }
}

function countMails({ mails, calls }: FakeMailProvider, recipients: number) {
  const inboxes = new Map<string, number>()
  for (const { to } of mails) inboxes.set(to, (inboxes.get(to) ?? 0) + 1)
  const countedCalls = [...calls.values()]
  return {
    missing: recipients - inboxes.size,
    duplicated: [...inboxes.values()].filter((count) => count > 1).length,
    changedRequests: countedCalls.reduce((sum, { changed }) => sum + changed, 0),
    repeatedCalls: countedCalls.reduce((sum, { count }) => sum + count - 1, 0),
  }
}
