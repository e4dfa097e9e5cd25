import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'

import { addHerb } from '#worker/testing/herb-rows.ts'
import { addRecipe } from '#worker/testing/recipe-rows.ts'
import { visit } from '#worker/testing/visit.ts'

type Markup = { '@type': string } & Record<string, unknown>

async function getHead(path: string) {
  const html = await (await visit(path)).text()
  const content = (name: string) => new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1]
  const markup = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, text]): Markup =>
    JSON.parse(text ?? ''),
  )
  return { html, content, markup: (type: string) => markup.find((data) => data['@type'] === type) }
}

describe('the head of a page', () => {
  it('names the script with the code, and not the file that only imports it', async () => {
    const { html } = await getHead('/about')
    expect([...html.matchAll(/<script type="module" src="([^"]*)"/g)].map(([, src]) => src)).toEqual([
      '/assets/first.js',
    ])
  })

  it.each(['/about', '/label-designer'])('%s preloads the heading font alone', async (path) => {
    const { html } = await getHead(path)
    expect([...html.matchAll(/<link rel="preload" as="font" [^>]*href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
      '/assets/alegreya.woff2',
    ])
  })

  it.each([
    '/',
    '/remedies',
    '/categories',
    '/herbs',
    '/how-we-check',
    '/about',
    '/contact',
    '/privacy',
    '/terms',
    '/help',
    '/developers',
  ])('%s has a title, a description, an address and a picture', async (path) => {
    const { html, content } = await getHead(path)
    expect(html.match(/<title>[^<]+<\/title>/g)).toHaveLength(1)
    expect(html).toContain(`<link rel="canonical" href="https://herbs.test${path}"/>`)
    expect(content('description')?.length).toBeGreaterThan(40)
    expect(content('og:url')).toBe(`https://herbs.test${path}`)
    expect(content('og:image')).toBe('https://herbs.test/images/site.png')
    expect(content('twitter:card')).toBe('summary_large_image')
    expect(content('og:title')).toBeTruthy()
  })

  it('describes a recipe for search engines, whatever its name', async () => {
    await addRecipe({ name: '</script><b>Cup', slug: 'cup', emoji: '🌼' })
    const { content, markup, html } = await getHead('/recipe/cup')
    expect(content('og:image')).toBe('https://herbs.test/images/recipe/cup.png')
    expect(markup('Recipe')).toMatchObject({ name: '</script><b>Cup', cookTime: 'PT8M', recipeYield: '2 cups' })
    expect(markup('Recipe')).not.toHaveProperty('aggregateRating')
    expect(markup('BreadcrumbList')?.['itemListElement']).toMatchObject([
      { position: 1, item: 'https://herbs.test/remedies' },
      { position: 2, name: 'Sleep Problems', item: 'https://herbs.test/remedies?category=Sleep+Problems' },
      { position: 3, item: 'https://herbs.test/recipe/cup' },
    ])
    expect(html).not.toContain('</script><b>')
  })

  it('shows a rating once members have rated', async () => {
    await addRecipe({ slug: 'rated', rating: 4.2, reviews: 3 })
    expect((await getHead('/recipe/rated')).markup('Recipe')).toMatchObject({
      aggregateRating: { ratingValue: 4.2, ratingCount: 3 },
    })
  })

  it('cites the sources of a recipe’s safety notes, and claims no review', async () => {
    const sources = [{ cite: 'A monograph', address: 'https://ema.test/1', tier: 'regulator_page' as const }]
    await addRecipe({ slug: 'cited', safety: { codes: [], sources, daily: [] } })
    const page = (await getHead('/recipe/cited')).markup('MedicalWebPage')
    expect(page).toMatchObject({ citation: [{ name: 'A monograph', url: 'https://ema.test/1' }] })
    expect(page).not.toHaveProperty('lastReviewed')
    expect(page).not.toHaveProperty('reviewedBy')
  })

  it('lists the recipes of a list with their positions', async () => {
    for (let number = 1; number <= 8; number++) await addRecipe({ name: `Cup ${number}` })
    const { markup } = await getHead('/remedies?size=6&page=2')
    expect(markup('ItemList')?.['itemListElement']).toMatchObject([
      { position: 7, url: 'https://herbs.test/recipe/cup-2' },
      { position: 8, url: 'https://herbs.test/recipe/cup-1' },
    ])
  })

  it('describes a herb for search engines only by its names and sources', async () => {
    await addHerb('thyme', { commonName: 'Thyme </script>', synonyms: ['common thyme'] })
    const { markup, html } = await getHead('/herbs/thyme')
    expect(html).toContain('<link rel="canonical" href="https://herbs.test/herbs/thyme"/>')
    expect(markup('MedicalWebPage')).toMatchObject({
      about: { '@type': 'Taxon', name: 'Thyme </script>', alternateName: ['common thyme'] },
    })
    expect(markup('BreadcrumbList')?.['itemListElement']).toMatchObject([{ name: 'Herbs' }, { position: 2 }])
  })

  it('gives the library one URL, and asks search engines not to index filtered ones', async () => {
    await addHerb('thyme', { commonName: 'Thyme' })
    await addHerb('mint', { commonName: 'Mint', tasteTags: ['minty'] })
    expect((await getHead('/herbs')).html).toContain('rel="canonical" href="https://herbs.test/herbs"')
    const filtered = await getHead('/herbs?taste=minty')
    expect(filtered.html).toContain('<meta name="robots" content="noindex"/>')
    expect(filtered.html).not.toContain('rel="canonical"')
    expect(filtered.markup('ItemList')?.['itemListElement']).toMatchObject([
      { position: 1, name: 'Mint', url: 'https://herbs.test/herbs/mint' },
      { position: 2, name: 'Thyme' },
    ])
  })

  it('tells search engines how to search the site', async () => {
    expect((await getHead('/')).markup('WebSite')).toMatchObject({
      potentialAction: { target: { urlTemplate: 'https://herbs.test/remedies?search={search_term_string}' } },
    })
  })
})

const subscribe = (email: string) =>
  visit('/recipe/cup', {
    method: 'POST',
    body: new URLSearchParams({ email, firstName: 'Ada' }),
    headers: { Origin: 'https://herbs.test' },
  })

describe('the mailing card without JavaScript', () => {
  it('returns to the recipe, which shows the result', async () => {
    await addRecipe({ slug: 'cup' })
    const response = await subscribe('ada@example.org')
    expect([response.status, response.headers.get('Location')]).toEqual([303, '/recipe/cup#subscribed'])
    expect(response.headers.get('Cache-Control')).toBe('private, no-store')
    expect(await (await visit('/recipe/cup')).text()).toContain('id="subscribed"')
    expect(await env.DB.prepare('SELECT email, first_name FROM mailing_list_subscribers').first()).toEqual({
      email: 'ada@example.org',
      first_name: 'Ada',
    })
  })

  it('names the missing field and keeps the typed text', async () => {
    await addRecipe({ slug: 'cup' })
    const response = await subscribe('ada at example')
    const html = await response.text()
    expect(response.status).toBe(400)
    expect(html).toContain('Enter an email address like name@example.org')
    expect(html).toContain('value="ada at example"')
    expect(html).toContain('value="Ada"')
    expect(await (await subscribe('')).text()).toContain('Please enter your email address')
  })

  it.each(['application/json', 'text/plain', 'multipart/form-data; boundary=x'])(
    'treats another content type (%s) as an empty form',
    async (type) => {
      await addRecipe({ slug: 'cup' })
      const headers = { Origin: 'https://herbs.test', 'Content-Type': type }
      const response = await visit('/recipe/cup', { method: 'POST', body: '{', headers })
      expect(response.status).toBe(400)
      expect(await response.text()).toContain('Please enter your email address')
    },
  )

  it('refuses a form from another site', async () => {
    const response = await visit('/recipe/cup', { method: 'POST', headers: { Origin: 'https://elsewhere.test' } })
    expect(response.status).toBe(403)
  })
})
