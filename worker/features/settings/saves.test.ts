import { describe, expect, it } from 'vitest'

import { settingsMessages } from '#domain/settings/settings.messages.ts'
import type { BannerForms } from '#domain/settings/settings.schemas.ts'
import type { ContentSettings } from '#domain/settings/settings.types.ts'
import { addSession, readTable } from '#worker/testing/account-rows.ts'
import { call } from '#worker/testing/call.ts'
import { storeBanner } from '#worker/testing/settings-rows.ts'
import { admin, runAfterReads, testCtx } from '#worker/testing/test-ctx.ts'
import { visit } from '#worker/testing/visit.ts'

import { getBanners, saveBanner } from './banners.service.ts'
import { saveContentSettings } from './content.service.ts'

const { now } = testCtx()

const asAdmin = async (method: string, path: string, body?: unknown) =>
  call(method, path, { cookies: { session: await addSession(admin.id, now) }, ...(body !== undefined && { body }) })

const banner = {
  title: 'Tea week',
  description: 'Seven cups.',
  buttonText: 'Look',
  enabled: true,
  adsenseCode: '',
  customHtml: '',
  bannerType: 'standard' as const,
  height: 120,
  revision: 0,
}
const tools = {
  community: false,
  ask_herbi: false,
  blend_generator: true,
  healing_journal: false,
  label_designer: false,
}
const content = { isLimited: true, limit: 3, tools, revision: 0 }

const getForms = async () =>
  ((await asAdmin('GET', '/api/settings/banners/forms')).body as { banners: BannerForms }).banners

function createPurgeRecordingCtx() {
  const purges: string[][] = []
  const ctx = testCtx({ viewer: admin })
  ctx.cache = { purge: async (tags) => void purges.push([...tags]) }
  return { ctx, purges }
}

describe('a banner', () => {
  it('is saved with its audit entry in one batch, and purged in one call', async () => {
    const { ctx, purges } = createPurgeRecordingCtx()
    await saveBanner(ctx, 'header', banner)
    expect(purges).toEqual([['settings']])
    expect(await readTable('admin_settings')).toMatchObject([{ setting_key: 'header_banner', revision: 1 }])
    expect(await readTable('audit_log')).toMatchObject([
      { action: 'setting.banner', subject_id: 'header_banner', actor_id: admin.id },
    ])
    expect(JSON.parse(String((await readTable('audit_log'))[0]?.['before']))).toMatchObject({
      enabled: false,
      title: '',
    })
    expect(await (await visit('/about')).text()).toContain('Tea week')
  })

  it('is not overwritten if someone else saved it meanwhile, and nothing is logged', async () => {
    expect((await asAdmin('PUT', '/api/settings/banners/footer', banner)).status).toBe(200)
    const stale = await asAdmin('PUT', '/api/settings/banners/footer', { ...banner, title: 'Mine' })
    expect([stale.status, stale.error?.message]).toEqual([409, settingsMessages.changedMeanwhile])
    expect((await readTable('audit_log')).length).toBe(1)
    const { footer } = await getForms()
    expect(footer).toMatchObject({ title: 'Tea week', revision: 1 })
    expect(
      (await asAdmin('PUT', '/api/settings/banners/footer', { ...banner, title: 'Mine', revision: 1 })).status,
    ).toBe(200)
    expect((await getForms()).footer).toMatchObject({ title: 'Mine', revision: 2 })
  })

  it('causes a conflict if someone else saves it between the read and the write', async () => {
    const ctx = testCtx({ viewer: admin })
    let isFirst = true
    runAfterReads(ctx, async () => {
      if (!isFirst) return
      isFirst = false
      await saveBanner(testCtx({ viewer: admin }), 'header', { ...banner, title: 'Theirs' })
    })
    await expect(saveBanner(ctx, 'header', banner)).rejects.toThrow(settingsMessages.changedMeanwhile)
    expect((await getForms()).header.title).toBe('Theirs')
  })

  it.each([
    ['no text', { title: ' ', description: '' }, 'title'],
    ['blank HTML', { bannerType: 'custom', customHtml: ' ' }, 'customHtml'],
    [
      'a script as its advertisement',
      { bannerType: 'adsense', adsenseCode: '<script>alert(1)</script>' },
      'adsenseCode',
    ],
    ['no code', { bannerType: 'adsense' }, 'adsenseCode'],
    ['a title that is too long', { title: 'a'.repeat(121) }, 'title'],
    ['too much HTML', { customHtml: 'a'.repeat(12_001) }, 'customHtml'],
    ['an invalid height', { height: 5 }, 'height'],
  ])('with %s is refused at its field', async (_, part, field) => {
    const { status, error } = await asAdmin('PUT', '/api/settings/banners/header', { ...banner, ...part })
    expect([status, Object.keys(error?.fields ?? {})]).toEqual([400, [field]])
    expect(error?.fields?.[field]).toMatch(/\w+ \w+/)
    expect(await readTable('admin_settings')).toEqual([])
  })

  it('is refused if it is a megabyte long', async () => {
    const { status, error } = await asAdmin('PUT', '/api/settings/banners/header', {
      ...banner,
      customHtml: 'a'.repeat(1_000_000),
    })
    expect([status, error?.code]).toEqual([413, 'too_large'])
  })

  it('is cleaned before storage if it has custom HTML, and shown in a frame with its own policy', async () => {
    const html = '<p onclick="x()">Linden</p><script>alert(1)</script>'
    await asAdmin('PUT', '/api/settings/banners/header', { ...banner, bannerType: 'custom', customHtml: html })
    expect((await getForms()).header.customHtml).toBe('<p>Linden</p>')
    const response = await visit('/banners/header')
    expect(response.headers.get('Content-Security-Policy')).toBe(
      "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src https: data:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; upgrade-insecure-requests",
    )
    expect(response.headers.get('Cache-Tag')).toBe('settings')
    expect(await response.text()).toContain('<body><p>Linden</p></body>')
    expect(await visit('/about').then((page) => page.text())).toContain('<iframe src="/banners/header"')
    expect((await visit('/banners/footer')).status).toBe(404)
    await storeBanner('header', { ...banner, bannerType: 'custom', customHtml: html })
    expect(await (await visit('/banners/header')).text()).not.toContain('alert')
  })
})

const visitAbout = async (areAdsOn: boolean) => {
  const ctx = testCtx()
  ctx.config = { ...ctx.config, areAdsOn }
  return visit('/about', {}, ctx)
}

describe('an advertisement', () => {
  const ids = 'ca-pub-1234567890123456 9876543210'
  const storeAdvertisement = () => storeBanner('header', { ...banner, bannerType: 'adsense', adsenseCode: ids })
  it('is hidden unless the deployment enables it', async () => {
    await storeAdvertisement()
    const response = await visitAbout(false)
    expect(response.headers.get('Content-Security-Policy')).toContain("script-src 'self'")
    expect(await response.text()).not.toContain('ca-pub')
    expect(await getBanners(testCtx())).toEqual({ header: null, footer: undefined })
  })

  it('is on uncached pages with a nonce that is new each time, and none of its script is loaded', async () => {
    await storeAdvertisement()
    const nonces: string[] = []
    for (const response of [await visitAbout(true), await visitAbout(true)]) {
      expect(response.headers.get('Cache-Control')).toBe('private, no-store')
      expect([response.headers.get('Cache-Tag'), response.headers.get('Cloudflare-CDN-Cache-Control')]).toEqual([
        null,
        null,
      ])
      const [, nonce = ''] =
        /script-src 'nonce-([\w-]{43})' 'strict-dynamic';/.exec(
          response.headers.get('Content-Security-Policy') ?? '',
        ) ?? []
      nonces.push(nonce)
      const html = await response.text()
      expect(html.match(/<script (?!type="application)[^>]*>/g)).toEqual([expect.stringContaining(`nonce="${nonce}"`)])
      expect(html).not.toContain('googlesyndication')
    }
    expect(new Set(nonces).size).toBe(2)
  })
})

describe('the content settings', () => {
  it('are saved together, logged once and purged in one call', async () => {
    const { ctx, purges } = createPurgeRecordingCtx()
    await saveContentSettings(ctx, content)
    expect(purges).toEqual([['settings']])
    expect(await readTable('audit_log')).toMatchObject([{ action: 'setting.content', subject_id: 'content' }])
    const read = (await asAdmin('GET', '/api/settings/content')).body as { content: ContentSettings }
    expect(read.content).toEqual({ ...content, published: 0, revision: 3 })
    expect((await call('GET', '/api/settings/tools')).body).toEqual(tools)
  })

  it('are not overwritten if someone else saved them meanwhile', async () => {
    await saveContentSettings(testCtx({ viewer: admin }), content)
    const stale = await asAdmin('PUT', '/api/settings/content', { ...content, limit: 9 })
    expect([stale.status, stale.error?.message]).toEqual([409, settingsMessages.changedMeanwhile])
    expect(await asAdmin('PUT', '/api/settings/content', { ...content, limit: 9, revision: 3 })).toMatchObject({
      status: 200,
      body: { revision: 6 },
    })
  })

  it('replace an invalid limit by twenty', async () => {
    await asAdmin('PUT', '/api/settings/content', { ...content, limit: 'many' })
    expect((await asAdmin('GET', '/api/settings/content')).body).toMatchObject({
      content: { limit: 20, isLimited: true },
    })
  })
})
