import { describe, expect, it } from 'vitest'

import { findClaims } from '../wording/wording.rules.ts'
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
    ['Hello Ada Lovelace,', url, '24 hours', 'only works once', 'If it wasn’t you, ignore this email'],
  ],
  [
    'existingAccountMail',
    accountMails.existingAccountMail({ signInUrl, resetUrl }),
    ['You already have an account with this address', signInUrl, resetUrl, 'If it wasn’t you'],
  ],
  [
    'resetPasswordMail',
    accountMails.resetPasswordMail({ url }),
    [url, 'one hour', 'only works once', 'Your password stays the same'],
  ],
  [
    'passwordChangedMail',
    accountMails.passwordChangedMail({ at: Date.UTC(2026, 10, 21, 9, 5), resetUrl }),
    ['21 Nov 2026, 09:05 (UTC)', resetUrl, 'If it wasn’t you'],
  ],
  [
    'confirmEmailMail',
    accountMails.confirmEmailMail({ url, oldEmail: 'old@example.org' }),
    ['old@example.org', url, '24 hours', 'If it wasn’t you'],
  ],
  [
    'emailTakenMail',
    accountMails.emailTakenMail({ signInUrl }),
    ['This address already has an account', signInUrl, 'If it wasn’t you'],
  ],
  [
    'emailChangeRequestedMail',
    accountMails.emailChangeRequestedMail({ newEmail: 'new@example.org' }),
    ['new@example.org', 'If it wasn’t you', 'set a new password'],
  ],
  [
    'emailChangedMail',
    accountMails.emailChangedMail({ newEmail: 'new@example.org' }),
    ['new@example.org', 'If it wasn’t you', 'Write to us'],
  ],
  ['accountDeletedMail', accountMails.accountDeletedMail(), ['was deleted', 'If it wasn’t you']],
  [
    'confirmSubscriptionMail',
    subscriptionMails.confirmSubscriptionMail({ firstName: 'Ada', url }),
    ['Hello Ada,', url, '7 days', 'only works once', 'If it wasn’t you, ignore this email'],
  ],
  [
    'ticketAnsweredMail',
    supportMails.ticketAnsweredMail({ subject: 'A wrong amount', url }),
    ['We’ve replied to your ticket “A wrong amount”', url, 'You can reply on the site'],
  ],
]

/** Returns the visible text as one line. */
const extractText = (html: string) =>
  html
    .replaceAll(/<style>.*?<\/style>|<[^>]+>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll('&#39;', "'")
    .replaceAll(/\s+/g, ' ')

describe.each(mails)('%s', (_, { subject, text, html }, phrases) => {
  it('has the same content in text and in HTML', () => {
    for (const phrase of phrases) {
      expect(text.replaceAll(/\s+/g, ' ')).toContain(phrase)
      expect(extractText(html)).toContain(phrase)
    }
    expect(extractText(html)).toContain(subject)
  })

  it('gives the reason in lines of at most 78 characters, and makes no health claim', () => {
    expect(text).toContain('\n-- \nHerbal Remedies\nYou received this email because ')
    expect(subject.length).toBeLessThanOrEqual(60)
    for (const line of text.split('\n')) if (!line.startsWith('https:')) expect(line.length).toBeLessThanOrEqual(78)
    expect(findClaims(text)).toEqual([])
  })
})

it('these tests cover every kind of email', () => {
  const kinds = [...Object.keys(accountMails), ...Object.keys(subscriptionMails), ...Object.keys(supportMails)]
  expect(mails.map(([kind]) => kind).toSorted()).toEqual(kinds.toSorted())
})

it('a confirmation email omits a link typed as a name', () => {
  const { text, html } = accountMails.confirmAccountMail({ fullName: 'See evil.example', url })
  expect(text + html).not.toContain('evil')
})
