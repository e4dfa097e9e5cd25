import { expect, it } from 'vitest'

import { dayMs } from './durations.ts'
import { linkLifetimes, formatLinkLifetime } from './link-lifetimes.ts'
import { retention } from './retention.ts'

it('formatLinkLifetime formats the lifetime of a link in words', () => {
  const purposes = ['account', 'email', 'reset', 'subscription'] as const
  expect(purposes.map(formatLinkLifetime)).toEqual(['24 hours', '24 hours', 'one hour', '7 days'])
})

it('keeps links valid no longer than the privacy page says', () => {
  const links = retention.find(({ table }) => table === 'one_time_tokens')
  expect(links?.period).toContain('No link is valid for longer than seven days')
  expect(Math.max(...Object.values(linkLifetimes))).toBeLessThanOrEqual(7 * dayMs)
})
