import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { isSubscribed } from './mailing.rules.ts'
import { subscription } from './mailing.schemas.ts'

describe('a subscription', () => {
  it('trims the address, converts it to lower case and drops a blank name', () => {
    expect(subscription.parse({ email: '  Ada@Example.ORG ', firstName: ' Ada \n L ' })).toEqual({
      email: 'ada@example.org',
      firstName: 'Ada L',
    })
    expect(subscription.parse({ email: 'a@b.org', firstName: '  ' }).firstName).toBeNull()
    expect(subscription.parse({ email: 'a@b.org' }).firstName).toBeNull()
  })

  it.each([
    [{}, 'Please enter your email address'],
    [{ email: '   ' }, 'Please enter your email address'],
    [{ email: 'a@b' }, 'Enter an email address like name@example.org'],
    [{ email: 'ada' }, 'Enter an email address like name@example.org'],
    [{ email: 'a b@example.org' }, 'Enter an email address like name@example.org'],
    [{ email: `${'a'.repeat(250)}@b.org` }, 'This address is too long'],
  ])('refuses %o', (input, message) => {
    expect(subscription.safeParse(input).error?.issues.map((issue) => issue.message)).toEqual([message])
  })

  it('never throws for any input', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (email, firstName) => {
        const result = subscription.safeParse({ email, firstName })
        if (result.success) expect(result.data.email).toBe(result.data.email.trim().toLowerCase())
      }),
      { numRuns: 500 },
    )
  })
})

describe('a subscriber', () => {
  it.each([
    [null, null, null, false],
    [1, null, null, true],
    [1, 2, null, false],
    [null, 2, null, false],
    [1, null, 2, false],
  ])(
    'is active if confirmed at %o, unsubscribed at %o, suppressed at %o: %o',
    (confirmedAt, unsubscribedAt, suppressedAt, subscribed) => {
      expect(isSubscribed({ confirmedAt, unsubscribedAt, suppressedAt })).toBe(subscribed)
    },
  )
})
