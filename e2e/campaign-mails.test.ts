import PostalMime from 'postal-mime'
import { beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod'

import { paths } from '#domain/paths.ts'

import { resetCampaigns, openCampaignSite } from './campaign-site.ts'
import { rawMail } from './fake-mail-provider.ts'
import { addSession } from './member.ts'

const { site, provider, admin } = await openCampaignSite()
const sessionToken = await addSession(site, admin)
beforeEach(async () => {
  await resetCampaigns(site, provider)
  await subscribe('ada@example.org', 'Ada <b>')
  await subscribe('refused@example.org', 'Eve')
})

async function callApi(method: string, path: string, body?: unknown): Promise<unknown> {
  const headers = { Origin: site.address, Cookie: `session=${sessionToken}`, 'Content-Type': 'application/json' }
  const response = await fetch(site.address + path, {
    method,
    headers,
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  expect(response.status, await response.clone().text()).toBeLessThan(300)
  return response.status === 204 ? undefined : response.json()
}

const mailbox = z.object({ mails: z.array(z.object({ text: z.string() })) })

async function subscribe(email: string, firstName: string): Promise<void> {
  await callApi('POST', '/api/mailing/subscribers', { email, firstName })
  const readToken = async () => {
    const { mails } = mailbox.parse(await callApi('GET', `/dev/mailbox.json?to=${email}`))
    return /[#/]([\w-]{43})$/m.exec(mails[0]?.text ?? '')?.[1]
  }
  await expect.poll(readToken).toBeDefined()
  const token = await readToken()
  await callApi('POST', '/api/mailing/confirmations', { token })
}

const createdResponse = z.object({ campaign: z.object({ id: z.string() }) })
const campaignResponse = z.object({
  campaign: z.object({
    status: z.string(),
    stopReason: z.string().nullable(),
    counts: z.record(z.string(), z.number()),
  }),
})

async function send(title: string): Promise<string> {
  const texts = {
    title,
    subject: 'Cups for {{season}} — {{first_name}}',
    content: 'Hello {{first_name}},\n\nnew:\n\n{{latest_recipes}}\n\nTo leave: {{unsubscribe_url}}',
  }
  const { campaign } = createdResponse.parse(await callApi('POST', '/api/campaigns', texts))
  await callApi('POST', `/api/campaigns/${campaign.id}/send`)
  return campaign.id
}
const readCampaign = async (id: string) => campaignResponse.parse(await callApi('GET', `/api/campaigns/${id}`)).campaign

describe('a campaign', () => {
  it('sends an email that an independent parser can read', async () => {
    provider.scenario = 'refuses'
    const id = await send('Autumn')
    await expect.poll(async () => (await readCampaign(id)).counts['delivered']).toBe(1)
    provider.scenario = 'accepts'
    await expect
      .poll(
        async () => {
          await site.runJobs('* * * * *')
          return readCampaign(id)
        },
        { interval: 500 },
      )
      .toMatchObject({ status: 'sent', counts: { recipients: 2, delivered: 2, failed: 0 } })
    expect(provider.mails.map(({ to, key }) => [to, key])).toEqual([
      ['ada@example.org', `${id}/1`],
      ['refused@example.org', `${id}/2`],
    ])
    const [mail] = provider.mails
    if (!mail) throw new Error('No mail came.')
    const parsed = await PostalMime.parse(rawMail(mail))
    expect(parsed.from).toEqual({ name: 'Herbal Remedies', address: 'news@herbs.test' })
    expect(parsed.subject).toMatch(/^Cups for (Spring|Summer|Autumn|Winter) — Ada <b>$/)
    const header = (key: string) => parsed.headers.find((one) => one.key === key)?.value
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
    expect(header('list-unsubscribe')).toMatch(/^<https?:\/\/[^<>\s]+\/api\/unsubscribe\/[^<>\s]+>$/)
    expect(parsed.text).toContain('Hello Ada <b>,')
    expect(parsed.html).toContain('Hello Ada &lt;b&gt;,')
    expect(parsed.html).toContain(paths.recipe(''))
    expect(parsed.html).not.toContain('{{')
  })

  it('stops when the quota is used up, and continues when it is resumed', async () => {
    provider.scenario = 'quota'
    const id = await send('Winter')
    await expect.poll(async () => (await readCampaign(id)).stopReason).toBe('quota')
    provider.scenario = 'accepts'
    await callApi('POST', `/api/campaigns/${id}/resume`)
    await expect.poll(async () => (await readCampaign(id)).status).toBe('sent')
    expect(provider.mails.map(({ to }) => to).toSorted()).toEqual(['ada@example.org', 'refused@example.org'])
  })
})
