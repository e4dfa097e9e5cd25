import { describe, expect, it } from 'vitest'

import type { Viewer } from '#domain/permissions.ts'
import { toPublicError } from '#worker/core/errors.ts'
import { standardBanner, storeBanner, storeSetting } from '#worker/testing/settings-rows.ts'
import { admin, member, testCtx } from '#worker/testing/test-ctx.ts'
import { visit } from '#worker/testing/visit.ts'

import { authorizeTool } from './settings.service.ts'

const getHtml = async (path: string, ctx = testCtx()) => (await visit(path, {}, ctx)).text()

describe('the banners', () => {
  it.each(['/', '/remedies', '/categories', '/herbs', '/about', '/privacy', '/nowhere'])('are on %s', async (path) => {
    await storeBanner('header', standardBanner)
    await storeBanner('footer', { ...standardBanner, title: 'Last cup' })
    const html = await getHtml(path)
    expect(html.indexOf('Tea week')).toBeGreaterThan(0)
    expect(html.indexOf('Tea week')).toBeLessThan(html.indexOf('<main'))
    expect(html.indexOf('Last cup')).toBeGreaterThan(html.indexOf('</main>'))
  })

  it('are hidden while they are off', async () => {
    await storeBanner('header', { ...standardBanner, enabled: false })
    expect(await getHtml('/')).not.toContain('Tea week')
  })

  it('are hidden and logged if one cannot be read, and the other one stays', async () => {
    await storeBanner('header', '{')
    await storeBanner('footer', standardBanner)
    const ctx = testCtx()
    const response = await visit('/', {}, ctx)
    expect(response.status).toBe(200)
    expect(await response.text()).toContain('Tea week')
    expect(ctx.loggedErrors).toMatchObject([{ event: 'banner_unreadable' }])
  })

  it('are missing from a page while the database is unavailable, but the page is shown', async () => {
    const ctx = testCtx()
    ctx.read = () => Promise.reject(new Error('D1_ERROR: Network connection lost.'))
    const response = await visit('/about', {}, ctx)
    expect(response.status).toBe(503)
    expect(await response.text()).toContain('About Us')
    expect(ctx.loggedErrors).toMatchObject([{ event: 'request_failed' }])
  })
})

describe('the hub of tools', () => {
  const defaults = ['Tools for brewing at home.', 'Brew a lot?'] as const

  it('shows default banners until one is set', async () => {
    const html = await getHtml('/tools')
    for (const words of defaults) expect(html).toContain(words)
    expect(await getHtml('/about')).not.toContain(defaults[0])
  })

  it('shows saved banners instead, and none that is switched off', async () => {
    await storeBanner('header', standardBanner)
    await storeBanner('footer', { ...standardBanner, title: 'Last cup', enabled: false })
    const html = await getHtml('/tools')
    expect(html).toContain('Tea week')
    for (const words of [...defaults, 'Last cup']) expect(html).not.toContain(words)
  })

  it('marks five tools as free, and those for premium members', async () => {
    expect(countFreeBadges(await getHtml('/tools'))).toBe(5)
    await storeSetting('tools_premium_only', '{"healing_journal":true}')
    const html = await getHtml('/tools')
    expect([countFreeBadges(html), html.includes('>Premium<')]).toEqual([4, true])
  })
})

const countFreeBadges = (html: string) => html.match(/>Free</g)?.length

const viewers: Record<string, Viewer> = {
  visitor: { role: 'visitor' },
  member,
  premium: { ...member, role: 'premium' },
  admin,
}

/** Returns the outcome for each kind of viewer: whether the tool opens, or the error code. */
async function listOutcomes(): Promise<Record<string, string>> {
  const outcomes: Record<string, string> = {}
  for (const [person, viewer] of Object.entries(viewers))
    outcomes[person] = await authorizeTool(testCtx({ viewer }), 'blend_generator').then(
      () => 'opens',
      (error: unknown) => toPublicError(error).code,
    )
  return outcomes
}

const openForAll = { visitor: 'opens', member: 'opens', premium: 'opens', admin: 'opens' }

describe('a tool', () => {
  it('is free for everyone without a setting', async () => {
    expect(await listOutcomes()).toEqual(openForAll)
  })

  it('refuses other members if it is limited to premium, and says why', async () => {
    await storeSetting('tools_premium_only', '{"blend_generator":true}')
    expect(await listOutcomes()).toEqual({
      visitor: 'unauthenticated',
      member: 'forbidden',
      premium: 'opens',
      admin: 'opens',
    })
    await expect(authorizeTool(testCtx({ viewer: member }), 'blend_generator')).rejects.toThrow('Premium Feature')
    await authorizeTool(testCtx(), 'community')
  })

  it('stays free if the setting cannot be read, which is logged', async () => {
    await storeSetting('tools_premium_only', '{')
    expect(await listOutcomes()).toEqual(openForAll)
    const ctx = testCtx()
    await authorizeTool(ctx, 'blend_generator')
    expect(ctx.loggedErrors).toMatchObject([{ event: 'tool_switches_unreadable' }])
  })
})
