import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'

import { toUtcDay } from '#domain/days.ts'
import { dayMs } from '#domain/durations.ts'
import {
  botDays,
  countDays,
  deliveryDays,
  endedLinkDays,
  errorDays,
  formerTicketDays,
  importDays,
  jobDays,
  mailEventDays,
  notificationDays,
  readNotificationDays,
  securityDays,
  settledReportDays,
  unansweredDays,
  unconfirmedDays,
} from '#domain/retention.ts'
import { runCron } from '#worker/cron.ts'
import { addAccount, readTable } from '#worker/testing/account-rows.ts'
import { addPost } from '#worker/testing/community-rows.ts'
import { member, testCtx } from '#worker/testing/test-ctx.ts'

import { listExpiryRules, getRuleTableName } from './retention.repo.ts'
import { deleteExpiredRows } from './retention.service.ts'

const dailySchedule = '17 3 * * *'
const { now } = testCtx()

type Values = Record<string, string | number | null>

async function insert(table: string, values: Values): Promise<void> {
  const columnNames = Object.keys(values)
  const placeholders = columnNames.map(() => '?').join(', ')
  await env.DB.prepare(`INSERT INTO ${table} (${columnNames.join(', ')}) VALUES (${placeholders})`)
    .bind(...Object.values(values))
    .run()
}

async function addCampaign(id: string, sentAt: number): Promise<void> {
  const texts = { title: id, subject: 's', content: 'c', sender_name: 'n', sender_email: 'e' }
  const createdAt = now - 5 * deliveryDays * dayMs
  const times = { created_at: createdAt, updated_at: createdAt, sent_at: sentAt }
  await insert('email_campaigns', { id, ...texts, status: 'sent', ...times })
}

const addTicket = (id: string, at: number) =>
  insert('support_tickets', {
    id,
    subject: 's',
    message: 'm',
    priority: 'low',
    urgency: 3,
    status: 'closed',
    last_by: 'member',
    created_at: at,
    updated_at: at,
  })

const addNotification = (id: string, read: number, at: number) =>
  insert('user_notifications', {
    id,
    user_id: member.id,
    title: 't',
    message: 'm',
    type: 'info',
    read,
    created_at: at,
  })

type RetentionRule = { days: number; add: (at: number, id: string) => Promise<unknown>; name?: string }

/** Retention days of each table, and a function that adds a row with a given time. */
const rules: Record<string, RetentionRule | RetentionRule[]> = {
  rate_limits: { days: 0, add: (at, key) => insert('rate_limits', { key, ends_at: at }) },
  daily_salts: { days: 1, add: (at) => insert('daily_salts', { day: toUtcDay(at), salt: 's' }) },
  sessions: {
    days: 0,
    add: (at, id) =>
      insert('sessions', {
        id_hash: id,
        user_id: member.id,
        created_at: at,
        used_at: at,
        proved_at: at,
        expires_at: at,
        device: 'd',
      }),
  },
  one_time_tokens: {
    days: 0,
    add: (at, hash) =>
      insert('one_time_tokens', {
        hash,
        purpose: 'reset',
        user_id: member.id,
        email: 'e',
        created_at: at,
        ends_at: at,
      }),
  },
  passkey_challenges: {
    days: 0,
    add: (at, hash) => insert('passkey_challenges', { hash, purpose: 'sign-in', ends_at: at }),
  },
  pharmacist_links: {
    days: endedLinkDays,
    add: (at, id) =>
      insert('pharmacist_links', {
        id,
        token_hash: id,
        user_id: member.id,
        parts: '[]',
        created_at: at,
        expires_at: at,
      }),
  },
  users: { days: unconfirmedDays, add: (at, id) => addAccount({ id, createdAt: at, confirmedAt: null }) },
  mailing_list_subscribers: {
    days: unconfirmedDays,
    add: (at, id) =>
      insert('mailing_list_subscribers', {
        id,
        email: id,
        subscription_date: at,
        created_at: at,
        is_active: 0,
        source: 's',
      }),
  },
  audit_log: {
    days: securityDays,
    add: (at, id) => insert('audit_log', { id, at, action: 'a', subject_kind: 'k', subject_id: 's' }),
  },
  security_events: { days: securityDays, add: (at, id) => insert('security_events', { id, at, kind: 'k' }) },
  forum_views: {
    days: 0,
    add: async (at, viewer) =>
      insert('forum_views', { day: toUtcDay(at), post_id: (await addPost({ userId: member.id })).id, viewer }),
  },
  forum_reports: {
    days: settledReportDays,
    add: async (at, id) => {
      const post = await addPost({ userId: member.id })
      await insert('forum_reports', { id, post_id: post.id, reason: 'r', created_at: 1, settled_at: at })
    },
  },
  blend_generations: {
    // The row starts on 1 September, two months before the month of `now`.
    days: 81,
    add: (at, id) =>
      insert('blend_generations', { id, user_id: member.id, month: toUtcDay(at).slice(0, 7), created_at: at }),
  },
  user_notifications: [
    { name: 'unread', days: notificationDays, add: (at, id) => addNotification(id, 0, at) },
    { name: 'read', days: readNotificationDays, add: (at, id) => addNotification(id, 1, at) },
  ],
  campaign_deliveries: {
    days: deliveryDays,
    add: async (at, id) => {
      await addCampaign(id, at)
      const delivery = { campaign_id: id, subscriber_id: id, batch_number: 0, status: 'accepted' }
      await insert('campaign_deliveries', delivery)
    },
  },
  campaign_batches: {
    days: deliveryDays,
    add: async (at, id) => {
      await addCampaign(id, at)
      const subscribers = { first_subscriber_id: 'a', last_subscriber_id: 'b' }
      await insert('campaign_batches', { campaign_id: id, number: 0, status: 'done', size: 1, ...subscribers })
    },
  },
  support_tickets: { days: formerTicketDays, add: (at, id) => addTicket(id, at) },
  ai_spending: {
    // The row starts on the first day of the month in which the period begins.
    days: countDays + 16,
    add: (at) => insert('ai_spending', { month: toUtcDay(at).slice(0, 7), micro_dollars: 1 }),
  },
  bot_activity: {
    days: botDays,
    add: (at, id) => insert('bot_activity', { activity_type: 'recipe_published', description: id, created_at: at }),
  },
  bot_batches: {
    days: botDays,
    add: (at, id) =>
      insert('bot_batches', { id, kind: 'manual', status: 'done', wanted: 1, created_at: at, updated_at: at }),
  },
  bot_days: { days: botDays, add: (at) => insert('bot_days', { day: toUtcDay(at) }) },
  daily_figures: {
    days: countDays,
    add: (at) => insert('daily_figures', { day: toUtcDay(at), figure: 'mail_sent', count: 1 }),
  },
  dead_jobs: { days: jobDays, add: (at, id) => insert('dead_jobs', { id, at, job: 'j', subject: 's' }) },
  empty_searches: {
    days: botDays,
    add: (at) => insert('empty_searches', { day: toUtcDay(at), word: 'other', searches: 1 }),
  },
  error_hours: {
    days: errorDays,
    add: (at) => insert('error_hours', { hour: at, event: 'e', count: 1, last_at: at, last_request: 'r' }),
  },
  herbi_answer_counts: {
    days: countDays,
    add: (at) => insert('herbi_answer_counts', { day: toUtcDay(at), provider: 'built-in' }),
  },
  herbi_unanswered: {
    days: unansweredDays,
    add: (at, text) => insert('herbi_unanswered', { text, count: 1, first_asked_at: at, last_asked_at: at }),
  },
  figure_days: { days: countDays, add: (at) => insert('figure_days', { day: toUtcDay(at), figures: '{}' }) },
  job_runs: {
    days: jobDays,
    add: (at, job) =>
      insert('job_runs', { rhythm: 'day', job, started_at: at, duration_ms: 1, failures: 0, request: 'r' }),
  },
  mail_events: { days: mailEventDays, add: (at, id) => insert('mail_events', { id, received_at: at }) },
  policy_reports: {
    days: securityDays,
    add: (at) => insert('policy_reports', { day: toUtcDay(at), directive: 'img-src', host: 'h', reports: 1 }),
  },
  subscriber_days: { days: countDays, add: (at) => insert('subscriber_days', { day: toUtcDay(at), count: 1 }) },
  subscriber_imports: {
    days: importDays,
    add: (at, id) => insert('subscriber_imports', { id, fingerprint: id, chunk_count: 1, created_at: at }),
  },
}

const cases = Object.entries(rules).flatMap(([table, rule]) =>
  [rule].flat().map((rule) => [rule.name ? `${table} (${rule.name})` : table, { ...rule, table }] as const),
)

describe('the daily job', () => {
  it('has a test for every table that it deletes from', () => {
    expect(Object.keys(rules).toSorted()).toEqual(listExpiryRules(now).map(getRuleTableName).toSorted())
  })

  it.each(cases)('deletes old rows of %s, keeps recent ones, and can run twice', async (_, { table, days, add }) => {
    await env.DB.prepare(`DELETE FROM ${table} WHERE 1${table === 'users' ? ' AND confirmed_at IS NULL' : ''}`).run()
    const before = (await readTable(table)).length
    await add(now - (days + 1) * dayMs, 'old')
    // This row has almost expired. Rows expire by day, month or millisecond.
    await add(now - days * dayMs + 1, 'young')
    const [, recentRow] = (await readTable(table)).slice(before)
    for (const ctx of [testCtx(), testCtx()]) {
      await deleteExpiredRows(ctx)
      expect(ctx.loggedErrors).toEqual([])
      expect((await readTable(table)).slice(before)).toEqual([recentRow])
    }
  })

  it('keeps members’ tickets and former members’ open tickets', async () => {
    const at = now - 2 * formerTicketDays * dayMs
    await addTicket('of-a-member', at)
    await addTicket('open', at)
    await env.DB.prepare(`UPDATE support_tickets SET user_id = ? WHERE id = 'of-a-member'`).bind(member.id).run()
    await env.DB.prepare(`UPDATE support_tickets SET status = 'open' WHERE id = 'open'`).run()
    await deleteExpiredRows(testCtx())
    expect((await readTable('support_tickets')).map(({ id }) => id)).toEqual(['of-a-member', 'open'])
  })

  it('deletes many rows in several statements', async () => {
    await env.DB.prepare(
      `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 4500)
       INSERT INTO mail_events (id, received_at) SELECT i, 1 FROM n`,
    ).run()
    const ctx = testCtx()
    await deleteExpiredRows(ctx)
    expect(await readTable('mail_events')).toEqual([])
    const steps = ctx.recording.executed.filter(({ sql }) => sql.includes('"mail_events"'))
    expect(steps.map(({ rowsReturned }) => rowsReturned)).toEqual([2000, 2000, 500])
  })

  it('continues with other tables if one fails, and logs the failure', async () => {
    await insert('mail_events', { id: 'old', received_at: 1 })
    await insert('dead_jobs', { id: 'old', at: 1, job: 'j', subject: 's' })
    await env.DB.prepare(
      `CREATE TRIGGER reject_delete BEFORE DELETE ON dead_jobs BEGIN SELECT raise(abort, 'no deletion'); END`,
    ).run()
    const ctx = testCtx()
    try {
      await runCron(ctx, dailySchedule)
    } finally {
      await env.DB.prepare('DROP TRIGGER reject_delete').run()
    }
    expect(await readTable('mail_events')).toEqual([])
    expect(ctx.loggedErrors).toMatchObject([
      { event: 'expired_rows_deletion_failed', fields: { table: 'dead_jobs' } },
      { event: 'job_failed', fields: { job: 'delete-expired-rows' } },
    ])
  })
})
