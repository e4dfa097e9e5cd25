import { expect, it } from 'vitest'

import { invalidLinkError, createTokenLink } from './links.ts'

it('puts the token behind the #, where no server sees it', () => {
  const link = new URL(createTokenLink({ siteUrl: 'https://herbs.test' }, '/reset-password', 'secret'))
  expect([link.origin, link.pathname, link.search, link.hash]).toEqual([
    'https://herbs.test',
    '/reset-password',
    '',
    '#secret',
  ])
})

it('returns 404 for an invalid link', () => {
  expect(invalidLinkError()).toMatchObject({ code: 'not_found', message: 'This link no longer works' })
})
