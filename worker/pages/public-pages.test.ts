import { beforeEach, describe, expect, it } from 'vitest'

import { journalKey } from '#domain/journal/journal.schemas.ts'
import { programPaths } from '#domain/link-paths.ts'
import { paths } from '#domain/paths.ts'
import { testCtx } from '#worker/testing/test-ctx.ts'
import { visit } from '#worker/testing/visit.ts'

async function readText(path: string): Promise<string> {
  const html = await (await visit(path)).text()
  const visibleHtml = html.replaceAll(/<(script|style)\b.*?<\/\1>/gs, '').replaceAll(/<!--.*?-->|<[^>]*>/gs, ' ')
  return visibleHtml.replaceAll('&amp;', '&').replaceAll('&#x27;', "'").replaceAll(/\s+/g, ' ')
}

const fixedWording = {
  [paths.about]: ['About'],
  [paths.privacy]: ['January 1, 2025', '13', journalKey],
  [paths.terms]: ['Terms of Service'],
  [paths.contact]: ['Help Center', '24 hours'],
  [paths.help]: ['Help Center'],
  [programPaths.developers]: ['For developers', 'curl'],
  [paths.tools]: [
    'Custom Label Designer and Export',
    'Ask Herbi Bot',
    'Healing Journal and Protocol Planner',
    'Smart Tea Blend Generator',
    'Private Herbal Community',
    'Admin Quick Access',
  ],
}

let landing = ''
beforeEach(async () => {
  landing = await readText('/')
})

describe('the landing page', () => {
  it.each([
    'Browse Freely - No Registration Required',
    'Why Choose Herbal Remedies?',
    '100% Natural Healing',
    'Gentle on Your Body',
    'Time-Tested Wisdom',
    'Comprehensive Database',
    'Quick & Easy Preparation',
    'Proven Results',
    'Ready to Start Your Natural Healing Journey?',
    'Browse Remedies Free',
    'Sign Up to Save Favourites',
    'Create Free Account',
  ])('shows %s', (words) => {
    expect(landing).toContain(words)
  })

  it('shows the footer links and the year', () => {
    const year = String(new Date(testCtx().now).getUTCFullYear())
    const footer = landing.slice(landing.lastIndexOf('All Remedies'))
    for (const words of ['Categories', 'About Us', 'Contact Us', 'Privacy Policy', 'Terms of Service', year])
      expect(footer).toContain(words)
  })
})

it.each(Object.entries(fixedWording))('shows the fixed wording of %s', async (path, words) => {
  const text = await readText(path)
  for (const word of words) expect(text).toContain(word)
})

it('returns 404 and a link home for an unknown URL', async () => {
  const response = await visit('/no-such-page')
  const html = await response.text()
  expect(response.status).toBe(404)
  expect(html).toContain('Oops! Page not found')
  expect(html).toContain('href="/"')
})

it.each([
  paths.forYou,
  paths.journal,
  paths.labelDesigner,
  paths.askHerbi,
  paths.blendGenerator,
  paths.profile,
  paths.profileEdit,
  paths.members,
  paths.cabinet,
  paths.admin,
])('says on %s without JavaScript that it needs JavaScript', async (path) => {
  expect(await readText(path)).toMatch(/This (page|tool runs in your browser and) needs JavaScript/)
})
