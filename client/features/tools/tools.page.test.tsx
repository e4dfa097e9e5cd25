// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest'

import {
  closeApplication,
  controls,
  openApplication,
  pageText,
  textsOf,
  untilShown,
} from '#client/testing/application.tsx'
import { paths } from '#domain/paths.ts'

afterEach(closeApplication)

it('marks the tools for premium members, and does not call them free', async () => {
  await openApplication(paths.tools, {
    api: { 'GET /api/settings/tools': { label_designer: true, healing_journal: true, ask_herbi: true } },
  })
  await untilShown('Ask Herbi Bot')
  expect(textsOf('article h2, article h2 + p')).toEqual([
    'Custom Label Designer and Export',
    'Premium',
    'Ask Herbi Bot',
    'Premium',
    'Healing Journal and Protocol Planner',
    'Premium',
    'Smart Tea Blend Generator',
    'Free',
    'Private Herbal Community',
    'Free',
  ])
  expect(pageText()).not.toMatch(/free for everyone/i)
  expect(controls('write your own recipes')[0]?.getAttribute('href')).toBe(paths.ownRecipes)
})
