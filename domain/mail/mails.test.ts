import { describe, expect, it } from 'vitest'

import { claimsIn } from '../wording/wording.rules.ts'
import * as accountMails from './account-mails.ts'
import type { MailContent } from './mail.types.ts'
import * as subscriptionMails from './subscription-mails.ts'
import * as supportMails from './support-mails.ts'

const url = 'https://herbs.test/do#token'
const signInUrl = 'https://herbs.test/signin'
const resetUrl = 'https://herbs.test/reset'

const mails: [kind: string, mail: MailContent, words: string[]][] = [
  [
    'confirmAccountMail',
    accountMails.confirmAccountMail({ fullName: 'Ada Lovelace', url }),
    ['Hello Ada Lovelace,', url, '24 hours', 'works once', 'If it was not you, do nothing'],
  ],
  [
    'knownAccountMail',
    accountMails.knownAccountMail({ signInUrl, resetUrl }),
    ['You have an account with it already', signInUrl, resetUrl, 'If it was not you'],
  ],
  [
    'resetPasswordMail',
    accountMails.resetPasswordMail({ url }),
    [url, 'one hour', 'works once', 'your password stays as it is'],
  ],
  [
    'passwordChangedMail',
    accountMails.passwordChangedMail({ at: Date.UTC(2026, 10, 21, 9, 5), resetUrl }),
    ['21 Nov 2026, 09:05 (UTC)', resetUrl, 'If it was not you'],
  ],
  [
    'confirmEmailMail',
    accountMails.confirmEmailMail({ url, oldEmail: 'old@example.org' }),
    ['old@example.org', url, '24 hours', 'If it was not you'],
  ],
  [
    'emailTakenMail',
    accountMails.emailTakenMail({ signInUrl }),
    ['It has an account already', signInUrl, 'If it was not you'],
  ],
  [
    'emailChangeAskedMail',
    accountMails.emailChangeAskedMail({ newEmail: 'new@example.org' }),
    ['new@example.org', 'If it was not you', 'set a new password'],
  ],
  [
    'emailChangedMail',
    accountMails.emailChangedMail({ newEmail: 'new@example.org' }),
    ['new@example.org', 'If it was not you', 'write to us'],
  ],
  ['accountDeletedMail', accountMails.accountDeletedMail(), ['was deleted', 'If it was not you']],
  [
    'confirmSubscriptionMail',
    subscriptionMails.confirmSubscriptionMail({ firstName: 'Ada', url }),
    ['Hello Ada,', url, '7 days', 'works once', 'If it was not you, do nothing'],
  ],
  [
    'ticketAnsweredMail',
    supportMails.ticketAnsweredMail({ subject: 'A wrong amount', url }),
    ['Your ticket “A wrong amount” has an answer', url, 'write back there'],
  ],
]

/** Returns the visible text in one line. */
const asRead = (html: string) =>
  html
    .replaceAll(/<style>.*?<\/style>|<[^>]+>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll('&#39;', "'")
    .replaceAll(/\s+/g, ' ')

describe.each(mails)('%s', (_, { subject, text, html }, words) => {
  it('says the same in text and in HTML', () => {
    for (const word of words) {
      expect(text.replaceAll(/\s+/g, ' ')).toContain(word)
      expect(asRead(html)).toContain(word)
    }
    expect(asRead(html)).toContain(subject)
  })

  it('gives a reason, in short lines, and makes no health claim', () => {
    expect(text).toContain('\n-- \nHerbal Remedies\nYou get this mail because ')
    expect(subject.length).toBeLessThanOrEqual(60)
    for (const line of text.split('\n')) if (!line.startsWith('https:')) expect(line.length).toBeLessThanOrEqual(78)
    expect(claimsIn(text)).toEqual([])
  })
})

it('covers every kind of mail', () => {
  const kinds = [...Object.keys(accountMails), ...Object.keys(subscriptionMails), ...Object.keys(supportMails)]
  expect(mails.map(([kind]) => kind).toSorted()).toEqual(kinds.toSorted())
})

it('does not carry a link that somebody put into a name', () => {
  const { text, html } = accountMails.confirmAccountMail({ fullName: 'See evil.example', url })
  expect(text + html).not.toContain('evil')
})
