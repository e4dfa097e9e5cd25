import { describe, expect, it } from 'vitest'

import { addPost } from '#worker/testing/community-rows.ts'
import { addRecipe } from '#worker/testing/recipe-rows.ts'
import { testCtx } from '#worker/testing/test-ctx.ts'
import { visit } from '#worker/testing/visit.ts'

const getText = async (path: string) => (await visit(path)).text()

describe('the files for search engines', () => {
  it('name the sitemap in robots.txt', async () => {
    expect(await getText('/robots.txt')).toBe(
      'User-agent: *\nDisallow: /api/\n\nSitemap: https://herbs.test/sitemap.xml\n',
    )
  })

  it('say where to report a security problem, for the next half year', async () => {
    const response = await visit('/.well-known/security.txt')
    expect([response.status, response.headers.get('Content-Type')]).toEqual([200, 'text/plain; charset=utf-8'])
    const text = await response.text()
    expect(text).toBe(
      [
        'Contact: mailto:hello@herbs.test',
        'Contact: https://herbs.test/contact',
        'Expires: 2027-05-20T00:00:00Z',
        'Preferred-Languages: en',
        'Canonical: https://herbs.test/.well-known/security.txt',
        '',
      ].join('\n'),
    )
  })

  it('list pages and published recipes with the date of their last change', async () => {
    const { slug } = await addRecipe({ updatedAt: Date.UTC(2026, 4, 6, 7) })
    const { slug: waitingSlug } = await addRecipe({ status: 'review' })
    const response = await visit('/sitemap.xml')
    const sitemap = await response.text()
    expect(response.headers.get('Content-Type')).toContain('application/xml')
    expect(sitemap).toContain(
      `<url><loc>https://herbs.test/recipe/${slug}</loc><lastmod>2026-05-06T07:00:00.000Z</lastmod></url>`,
    )
    for (const path of ['/', '/remedies', '/categories', '/how-we-check', '/about', '/help', '/privacy'])
      expect(sitemap).toContain(`<loc>https://herbs.test${path}</loc>`)
    expect(sitemap).not.toContain(waitingSlug)
  })

  it('list visible posts with the date of their last change', async () => {
    const { id } = await addPost({ title: 'Čaj & med', editedAt: Date.UTC(2026, 4, 6, 7) })
    const hiddenPost = await addPost({ status: 'hidden' })
    const sitemap = await getText('/sitemap.xml')
    expect(sitemap).toContain(
      `<url><loc>https://herbs.test/community/${id}-%C4%8Daj-med</loc><lastmod>2026-05-06T07:00:00.000Z</lastmod></url>`,
    )
    expect(sitemap).not.toContain(hiddenPost.id)
  })

  it('list no URL that fails', async () => {
    await addRecipe()
    await addPost({ title: 'Čaj & med' })
    const addresses = [...(await getText('/sitemap.xml')).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)
    for (const address of addresses) expect((await visit(address ?? '')).status, address).toBe(200)
  })

  it('list the newest recipes in a feed, whatever their text', async () => {
    await addRecipe({ name: 'Older' })
    const { id } = await addRecipe({ name: 'Milk & <Honey>', slug: 'milk-honey', description: 'Warm\u0000 "cup".' })
    const feed = await getText('/feed.xml')
    expect(feed).toContain(`<id>urn:uuid:${id}</id>\n<title>Milk &amp; &lt;Honey&gt;</title>`)
    expect(feed).toContain('<summary>Warm &quot;cup&quot;.</summary>')
    expect(feed.indexOf('Older')).toBeGreaterThan(feed.indexOf('Milk'))
  })

  it.each(['/sitemap.xml', '/feed.xml'])(
    'report %s as unavailable while the database is unavailable, uncached',
    async (path) => {
      const ctx = testCtx()
      ctx.read = () => Promise.reject(new Error('D1_ERROR: Network connection lost.'))
      const response = await visit(path, {}, ctx)
      expect(response.status).toBe(503)
      expect(response.headers.get('Cache-Control')).toBe('private, no-store')
      expect(await response.json()).toMatchObject({ error: { code: 'unavailable' } })
    },
  )

  it('redirect a URL with a query to the one without, before any work', async () => {
    const { slug } = await addRecipe()
    for (const path of ['/sitemap.xml', '/feed.xml', '/images/site.png', `/images/recipe/${slug}.png`]) {
      const response = await visit(`${path}?1`)
      expect([response.status, response.headers.get('Location')]).toEqual([301, path])
    }
  })
})
