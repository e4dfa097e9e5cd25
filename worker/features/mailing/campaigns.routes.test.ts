import { describe, expect, it } from 'vitest'

import { campaignDraft } from '#domain/mailing/campaigns.schemas.ts'
import { addSession, readTable } from '#worker/testing/account-rows.ts'
import { call } from '#worker/testing/call.ts'
import { addCampaign, addManyConfirmedSubscribers, campaignContent, readLedger } from '#worker/testing/campaign-rows.ts'
import { admin, testCtx } from '#worker/testing/test-ctx.ts'

import { previewCampaign } from './campaign-preview.service.ts'
import { sendCampaign } from './send.service.ts'

const { now } = testCtx()

const request = async (method: string, path = '', body?: unknown) =>
  call(method, `/api/campaigns${path}`, { cookies: { session: await addSession(admin.id, now) }, now, body })
const listProblems = async (overrides: Partial<typeof campaignContent> & { senderEmail?: string }) => {
  const { body } = await request('POST', '/preview', { ...campaignContent, ...overrides })
  return (body as { preview: { problems: { field: string; message: string }[] } }).preview.problems.map(
    ({ field, message }) => `${field}: ${message}`,
  )
}

describe('the progress of campaigns', () => {
  it('returns status and counts of the named campaigns, and no text', async () => {
    const [first, second] = [await addCampaign({ deliveredCount: 3 }), await addCampaign({ status: 'sending' })]
    await addCampaign({})
    const { status, body } = await request('GET', `/progress?ids=${first},${second},${crypto.randomUUID()}`)
    const { progress } = body as { progress: { id: string }[] }
    expect([status, progress.map(({ id }) => id).toSorted()]).toEqual([200, [first, second].toSorted()])
    expect(progress.find(({ id }) => id === first)).toEqual({
      id: first,
      status: 'draft',
      stopReason: null,
      scheduledFor: null,
      counts: expect.objectContaining({ delivered: 3, opened: 0 }),
    })
  })

  it('is available for one to twenty campaigns at once', async () => {
    const ids = Array.from({ length: 21 }, () => crypto.randomUUID())
    for (const query of ['', '?ids=', '?ids=1', `?ids=${ids.join()}`])
      expect([query, (await request('GET', `/progress${query}`)).status]).toEqual([query, 400])
  })
})

describe('a draft', () => {
  it('can be stored, changed, listed and deleted, with an audit entry for each', async () => {
    const { status, body } = await request('POST', '', { ...campaignContent, title: ' Autumn ' })
    const { id } = (body as { campaign: { id: string } }).campaign
    expect(status).toBe(201)
    expect((await request('PUT', `/${id}`, { ...campaignContent, title: 'Winter' })).status).toBe(200)
    expect((await request('GET', `/${id}`)).body).toMatchObject({
      campaign: { title: 'Winter', status: 'draft', senderName: 'Herbal Remedies', senderEmail: 'news@herbs.test' },
    })
    expect((await request('GET')).body).toMatchObject({ campaigns: [{ id, title: 'Winter' }], next: null })
    for (let time = 1; time <= 2; time++) expect((await request('DELETE', `/${id}`)).status).toBe(204)
    expect((await readTable('audit_log')).map(({ action }) => action)).toEqual([
      'campaign.create',
      'campaign.edit',
      'campaign.delete',
    ])
    expect((await request('GET', `/${id}`)).status).toBe(404)
  })

  it('is stored once if its form is sent twice, with the second text, until it is saved or sent', async () => {
    const id = crypto.randomUUID()
    const submit = (subject: string) => request('POST', '', { ...campaignContent, id, subject })
    for (const subject of ['First', 'Second'])
      expect(await submit(subject)).toMatchObject({ status: 201, body: { campaign: { id, updatedAt: now } } })
    expect(await readTable('email_campaigns')).toMatchObject([{ id, subject: 'Second' }])
    expect((await readTable('audit_log')).map(({ action }) => action)).toEqual(['campaign.create'])
    expect((await request('PUT', `/${id}`, { ...campaignContent, subject: 'Saved', updatedAt: now })).status).toBe(200)
    const late = await submit('Third')
    expect([late.status, late.error?.message]).toEqual([
      409,
      'Someone else has changed this draft since you opened it.',
    ])
    await addManyConfirmedSubscribers(1)
    const sentId = crypto.randomUUID()
    await request('POST', '', { ...campaignContent, id: sentId })
    expect((await request('POST', `/${sentId}/send`)).status).toBe(202)
    expect((await request('POST', '', { ...campaignContent, id: sentId })).error?.message).toBe(
      'This campaign is already being sent.',
    )
  })

  it('cannot be changed by another administrator, whatever is sent with its id', async () => {
    const id = await addCampaign({ createdBy: null, createdAt: now, updatedAt: now, subject: 'Theirs' })
    expect((await request('POST', '', { ...campaignContent, id, subject: 'Mine' })).status).toBe(409)
    expect(await readTable('email_campaigns')).toMatchObject([{ id, subject: 'Theirs' }])
    expect(await readTable('audit_log')).toEqual([])
  })

  it('is not overwritten by someone who read it before another save, even within the same millisecond', async () => {
    const id = await addCampaign({ updatedAt: now })
    const save = (subject: string, updatedAt: number) =>
      request('PUT', `/${id}`, { ...campaignContent, subject, updatedAt })
    expect(await save('Theirs', now)).toMatchObject({ status: 200, body: { campaign: { id, updatedAt: now + 1 } } })
    const late = await save('Mine', now)
    expect([late.status, late.error?.message]).toEqual([
      409,
      'Someone else has changed this draft since you opened it.',
    ])
    expect((await request('GET', `/${id}`)).body).toMatchObject({ campaign: { subject: 'Theirs', updatedAt: now + 1 } })
    expect((await save('Mine', now + 1)).body).toEqual({ campaign: { id, updatedAt: now + 2 } })
    expect((await readTable('audit_log')).map(({ action }) => action)).toEqual(['campaign.edit', 'campaign.edit'])
  })

  it('needs title, subject and content, each header in one line', async () => {
    const { error } = await request('POST', '', { title: ' ', subject: 'Cups\r\nBcc: eve@example.org', content: '\n' })
    expect(error?.fields).toEqual({
      title: 'Enter a title.',
      subject: 'Enter this on a single line',
      content: 'Enter the content.',
    })
    expect(
      (await request('POST', '', { ...campaignContent, senderName: 'Herbs\nTo: eve' })).error?.fields,
    ).toHaveProperty('senderName')
    expect(
      (await request('POST', '', { ...campaignContent, senderName: 'Eve <eve@example.org>' })).error?.fields,
    ).toEqual({
      senderName: 'Enter a name without an email address',
    })
    expect((await request('POST', '', { ...campaignContent, content: 'x'.repeat(250_000) })).status).toBe(400)
    expect((await request('POST', '', { ...campaignContent, content: 'x'.repeat(600_000) })).status).toBe(413)
  })

  it('is listed on a page of at most twenty', async () => {
    for (let number = 1; number <= 22; number++) await addCampaign({ title: `Number ${number}`, createdAt: number })
    const first = (await request('GET')).body as { campaigns: { title: string }[]; next: string }
    expect([first.campaigns.length, first.campaigns[0]?.title]).toEqual([20, 'Number 22'])
    const rest = (await request('GET', `?before=${first.next}`)).body
    expect(rest).toMatchObject({ campaigns: [{ title: 'Number 2' }, { title: 'Number 1' }], next: null })
  })
})

describe('the checks before sending', () => {
  it('accept a correct campaign', async () => {
    expect(await listProblems({})).toEqual([])
  })

  it.each([
    ['an unknown variable', { subject: 'For {{name}}' }, 'subject: {{name}} isn’t a known variable.'],
    [
      'an unescaped value',
      { content: '{{{first_name}}} {{unsubscribe_url}}' },
      'content: Write a variable as its name in double braces',
    ],
    ['a section', { content: '{{#season}}x{{/season}} {{unsubscribe_url}}' }, 'content: Write a variable as its name'],
    ['a variable without end', { content: '{{first_name {{unsubscribe_url}}' }, 'content: '],
    ['no link in the text', { content: 'Hello' }, 'content: Add an unsubscribe link'],
    ['no link in the HTML', { htmlContent: '<p>Hello</p>' }, 'htmlContent: Add an unsubscribe link'],
    [
      'a script',
      { htmlContent: '<script>1</script>{{unsubscribe_url}}' },
      'htmlContent: <script> isn’t allowed in an email.',
    ],
    [
      'an event handler',
      { htmlContent: '<p onclick="1">{{unsubscribe_url}}</p>' },
      'htmlContent: the attribute onclick',
    ],
    [
      'a link that runs',
      { htmlContent: '<a href="javascript:1">{{unsubscribe_url}}</a>' },
      'htmlContent: a link that isn’t a web address',
    ],
    ['a health claim', { subject: 'A tea that cures colds' }, 'subject: “a tea that cures colds” No tea cures.'],
    [
      'a health claim in the HTML',
      { htmlContent: '<p>It cures <b>colds</b>.</p>{{unsubscribe_url}}' },
      'htmlContent: “it cures colds.”',
    ],
    [
      'an email that is too long',
      { htmlContent: `<p>${'x'.repeat(101_000)}</p>{{unsubscribe_url}}` },
      'htmlContent: The HTML is 102 kB.',
    ],
    [
      'a sender at another domain',
      { senderEmail: 'news@example.org' },
      'senderEmail: Use a sender address at herbs.test.',
    ],
  ])('find %s', async (_, overrides, problem) => {
    expect((await listProblems(overrides)).join('\n')).toContain(problem)
  })

  it('find a missing postal address, which blocks sending to subscribers', async () => {
    await addManyConfirmedSubscribers(1)
    const id = await addCampaign()
    const ctx = testCtx({ viewer: admin })
    ctx.config = { ...ctx.config, postalAddress: '' }
    const { problems, text } = await previewCampaign(ctx, campaignDraft.parse(campaignContent))
    expect(problems).toEqual([
      { level: 'error', field: 'sending', message: expect.stringContaining('Set POSTAL_ADDRESS.') as string },
    ])
    expect(text).toMatch(/Choose which emails you get: \S+\n$/)
    await expect(sendCampaign(ctx, id)).rejects.toMatchObject({ code: 'invalid' })
    ctx.config = { ...ctx.config, isLocal: true }
    expect((await previewCampaign(ctx, campaignDraft.parse(campaignContent))).problems).toMatchObject([
      { level: 'warning', field: 'sending' },
    ])
    expect(await sendCampaign(ctx, id)).toEqual({ recipients: 1 })
  })

  it('block a campaign, with the error at its field', async () => {
    await addManyConfirmedSubscribers(1)
    const id = await addCampaign({ subject: 'For {{name}}' })
    const { status, error } = await request('POST', `/${id}/send`)
    expect([status, error?.fields]).toEqual([400, { subject: '{{name}} isn’t a known variable.' }])
    expect(await readLedger(id)).toMatchObject({ status: 'draft', deliveries: {} })
  })
})

describe('a preview', () => {
  it('shows the email with example values, each one escaped', async () => {
    const { body } = await request('POST', '/preview', {
      ...campaignContent,
      subject: '{{first_name}} and {{recipient_count}} others',
      content: 'Read https://herbs.test/a?b=1&c=2 <now>\n\n{{recipe_count}} {{unsubscribe_url}}',
      htmlContent: null,
    })
    const { preview } = body as { preview: Record<'subject' | 'html' | 'text' | 'from', string> }
    expect(preview.subject).toBe('Ada and 1,200+ others')
    expect(preview.from).toBe('"Herbal Remedies" <news@herbs.test>')
    expect(preview.html).toContain('href="https://herbs.test/a?b=1&amp;c=2"')
    expect(preview.html).toContain('&lt;now&gt;')
    expect(preview.text).toContain('5 https://herbs.test/')
    for (const part of [preview.text, preview.html]) expect(part).toContain('1 Tea Lane, Herbtown')
  })
})

describe('a test email', () => {
  it('goes only to the administrator who requests it', async () => {
    await addManyConfirmedSubscribers(3)
    const { status, body, ctx } = await request('POST', '/test', campaignContent)
    expect([status, body]).toEqual([200, { to: admin.email }])
    expect(ctx.campaignRequests.map(({ body: sent }) => JSON.parse(sent) as unknown)).toMatchObject([
      [{ to: admin.email, subject: expect.stringMatching(/^\[Test\] /) }],
    ])
    expect(await readTable('campaign_deliveries')).toEqual([])
  })

  it('is limited to twenty an hour', async () => {
    for (let time = 0; time < 20; time++) expect((await request('POST', '/test', campaignContent)).status).toBe(200)
    const { status, ctx } = await request('POST', '/test', campaignContent)
    expect([status, ctx.campaignRequests]).toEqual([429, []])
  })
})

describe('sending', () => {
  it('starts through the route, and the campaign cannot be deleted meanwhile', async () => {
    await addManyConfirmedSubscribers(3)
    const id = await addCampaign()
    const { status, body, ctx } = await request('POST', `/${id}/send`)
    expect([status, body]).toEqual([202, { recipients: 3 }])
    expect(ctx.queuedMessages).toEqual([{ type: 'campaign-batch', campaignId: id, number: 1 }])
    expect((await request('DELETE', `/${id}`)).status).toBe(409)
    expect((await request('PUT', `/${id}`, campaignContent)).status).toBe(409)
    expect((await request('POST', `/${id}/send`)).status).toBe(409)
    expect((await request('POST', `/${id}/resume`)).status).toBe(409)
    expect((await request('POST', `/${id}/pause`)).status).toBe(204)
    expect((await request('GET', `/${id}`)).body).toMatchObject({
      campaign: { status: 'sending', stopReason: 'paused', counts: { recipients: 3, delivered: 0 } },
    })
    expect((await request('POST', `/${id}/cancel`)).status).toBe(204)
    expect((await request('GET', `/${id}`)).body).toMatchObject({
      campaign: { status: 'failed', counts: { cancelled: 3 } },
    })
  })

  it('uses the rate that the administrator sets', async () => {
    expect((await request('PUT', '/settings', { mailsPerSecond: 0 })).status).toBe(400)
    expect((await request('PUT', '/settings', { mailsPerSecond: 7 })).body).toEqual({
      settings: { mailsPerSecond: 7, canSend: true, senderEmail: 'news@herbs.test' },
    })
  })
})
