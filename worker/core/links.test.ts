import { expect, it } from 'vitest'

import { linkEnded, linkWithToken } from './links.ts'

it('keeps the token behind the #, where no server sees it', () => {
  const link = new URL(linkWithToken({ siteUrl: 'https://herbs.test' }, '/reset-password', 'secret'))
  expect([link.origin, link.pathname, link.search, link.hash]).toEqual([
    'https://herbs.test',
    '/reset-password',
    '',
    '#secret',
  ])
})

it('answers a link that does not stand as one that is not there', () => {
  expect(linkEnded()).toMatchObject({ code: 'not_found', message: 'This link no longer works' })
})
