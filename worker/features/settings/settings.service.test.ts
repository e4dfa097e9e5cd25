import { describe, expect, it } from 'vitest'

import { setBanner, standardBanner } from '#worker/testing/settings-rows.ts'
import { testCtx } from '#worker/testing/test-ctx.ts'
import { visit } from '#worker/testing/visit.ts'

const htmlOf = async (path: string, ctx = testCtx()) => (await visit(path, {}, ctx)).text()

describe('the banners', () => {
  it.each(['/', '/remedies', '/categories', '/herbs', '/about', '/privacy', '/nowhere'])(
    'stand on %s',
    async (path) => {
      await setBanner('header', standardBanner)
      await setBanner('footer', { ...standardBanner, title: 'Last cup' })
      const html = await htmlOf(path)
      expect(html.indexOf('Tea week')).toBeGreaterThan(0)
      expect(html.indexOf('Tea week')).toBeLessThan(html.indexOf('<main'))
      expect(html.indexOf('Last cup')).toBeGreaterThan(html.indexOf('</main>'))
    },
  )

  it('are not shown while they are off', async () => {
    await setBanner('header', { ...standardBanner, enabled: false })
    expect(await htmlOf('/')).not.toContain('Tea week')
  })

  it('show nothing and are logged when their text cannot be read, and the other one stays', async () => {
    await setBanner('header', '{')
    await setBanner('footer', standardBanner)
    const ctx = testCtx()
    const response = await visit('/', {}, ctx)
    expect(response.status).toBe(200)
    expect(await response.text()).toContain('Tea week')
    expect(ctx.logged).toMatchObject([{ event: 'banner_unreadable' }])
  })

  it('are missing from a page whose database is away, which is shown all the same', async () => {
    const ctx = testCtx()
    ctx.read = () => Promise.reject(new Error('D1_ERROR: Network connection lost.'))
    const response = await visit('/about', {}, ctx)
    expect(response.status).toBe(200)
    expect(await response.text()).toContain('About Us')
    expect(ctx.logged).toMatchObject([{ event: 'request_failed' }])
  })
})
