import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'

import { runCron } from '#worker/cron.ts'
import { addSession, readTable } from '#worker/testing/account-rows.ts'
import { call } from '#worker/testing/call.ts'
import { addCampaign, addManyConfirmedSubscribers, campaignContent, readLedger } from '#worker/testing/campaign-rows.ts'
import { admin, testCtx } from '#worker/testing/test-ctx.ts'

import { sendScheduled } from './schedule.service.ts'

const { now } = testCtx()
const hour = 60 * 60 * 1000

beforeEach(() => env.DB.prepare('UPDATE sending_pace SET mails_per_second = 5000, next_at = 0').run())

const request = async (method: string, path: string, body?: unknown) =>
  call(method, `/api/campaigns${path}`, { cookies: { session: await addSession(admin.id, now) }, now, body })
const schedule = (id: string, at: number) => request('PUT', `/${id}/schedule`, { at })
const runAt = async (at: number) => {
  const ctx = Object.assign(testCtx(), { now: at })
  await sendScheduled(ctx)
  return ctx
}
const getCampaignRow = async () => (await readTable('email_campaigns'))[0]

const setColumn = (column: string, value: unknown, id: number) =>
  env.DB.prepare(`UPDATE mailing_list_subscribers SET ${column} = ? WHERE id = ?`).bind(value, `reader-00000${id}`)
const countReaders = async (audience: unknown) => (await request('POST', '/readers', audience)).body

describe('a scheduled draft', () => {
  it('is sent at its time, once, even if several jobs run', async () => {
    await addManyConfirmedSubscribers(3)
    const id = await addCampaign()
    expect((await schedule(id, now + hour)).status).toBe(204)
    await runAt(now + hour - 1)
    expect(await getCampaignRow()).toMatchObject({ status: 'draft', scheduled_for: now + hour })
    await Promise.all([runAt(now + hour), runAt(now + hour), runAt(now + hour + 5)])
    expect(await getCampaignRow()).toMatchObject({ status: 'sending', scheduled_for: null, schedule_fault: null })
    expect(await readTable('campaign_deliveries')).toHaveLength(3)
    const auditEvents = (await readTable('audit_log')).map((row) => [row['action'], row['actor_id']])
    expect(auditEvents).toEqual([
      ['campaign.schedule', admin.id],
      ['campaign.send', null],
    ])
  })

  it('is sent by the job that runs every minute', async () => {
    await addManyConfirmedSubscribers(1)
    const id = await addCampaign({ scheduledFor: now })
    await runCron(testCtx(), '* * * * *')
    expect(await readLedger(id)).toMatchObject({ deliveries: { pending: 1 } })
  })

  it('stays a draft once the schedule is cancelled, and cannot be changed before that', async () => {
    await addManyConfirmedSubscribers(1)
    const id = await addCampaign()
    await schedule(id, now + hour)
    const { error } = await request('PUT', `/${id}`, campaignContent)
    expect(error?.message).toBe('This campaign is scheduled. Cancel the schedule first.')
    expect((await request('DELETE', `/${id}/schedule`)).status).toBe(204)
    await runAt(now + 2 * hour)
    expect(await getCampaignRow()).toMatchObject({ status: 'draft', scheduled_for: null })
    expect((await request('PUT', `/${id}`, campaignContent)).status).toBe(200)
  })

  it('says why it was not sent if it has no recipients', async () => {
    const id = await addCampaign()
    await schedule(id, now + hour)
    await runAt(now + hour)
    expect((await request('GET', `/${id}`)).body).toMatchObject({
      campaign: {
        status: 'draft',
        scheduledFor: null,
        scheduleProblem: expect.stringContaining('no confirmed subscribers'),
      },
    })
  })

  it.each([
    [now, 'Choose a time in the future'],
    [now + 400 * 24 * hour, 'Choose a time within the next year'],
  ])('cannot be scheduled for %d', async (at, message) => {
    expect((await schedule(await addCampaign(), at)).error?.fields).toEqual({ at: message })
  })

  it('cannot be scheduled if it has errors or was sent', async () => {
    const invalidId = await addCampaign({ content: 'No way out' })
    expect((await schedule(invalidId, now + hour)).error?.message).toContain('Add an unsubscribe link')
    const sentId = await addCampaign({ status: 'sent' })
    expect((await schedule(sentId, now + hour)).error?.code).toBe('conflict')
  })
})

describe('the audience of a campaign', () => {
  const chosenTopics = ['Sleep Problems', 'Cold & Flu']
  beforeEach(async () => {
    await addManyConfirmedSubscribers(5)
    await env.DB.batch([
      setColumn('topics', '["Cold & Flu","Inflammation"]', 1),
      setColumn('topics', '["Inflammation"]', 2),
      setColumn('paused_until', now + 1, 3),
      setColumn('confirmed_at', now, 4),
    ])
  })

  it('is counted as a campaign would reach it: by topics, by confirmation date, and without paused subscribers', async () => {
    expect(await countReaders({})).toEqual({ readers: 4 })
    expect(await countReaders({ topics: chosenTopics })).toEqual({ readers: 3 })
    expect(await countReaders({ confirmedSince: now })).toEqual({ readers: 1 })
    expect(await countReaders({ topics: ['Inflammation'], confirmedSince: now })).toEqual({ readers: 1 })
    expect((await request('POST', '/readers', { topics: ['Gout'] })).status).toBe(400)
  })

  it('is exactly the people who get the campaign', async () => {
    const audience = { topics: chosenTopics, confirmedSince: 1 }
    const { body } = await request('POST', '', { ...campaignContent, audience })
    const { id } = (body as { campaign: { id: string } }).campaign
    expect((await request('GET', `/${id}`)).body).toMatchObject({ campaign: { audience } })
    expect((await request('POST', `/${id}/send`)).body).toEqual({ recipients: 3 })
    expect((await readTable('campaign_deliveries')).map((row) => row['subscriber_id'])).toEqual([
      'reader-000001',
      'reader-000004',
      'reader-000005',
    ])
  })

  it('may be empty, and then nothing is sent', async () => {
    const id = await addCampaign({ confirmedSince: now + 1 })
    expect((await request('POST', `/${id}/send`)).error?.message).toContain('No subscribers match this audience')
  })
})
