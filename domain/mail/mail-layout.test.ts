import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { createMail } from './mail-layout.ts'
import type { MailParts } from './mail.types.ts'

const parts: MailParts = {
  subject: 'A cup of news',
  preheader: 'Short',
  paragraphs: ['Hello,', `Long words follow: ${'camomile and peppermint '.repeat(9).trim()}.`],
  action: { label: 'Open the cup', url: 'https://herbs.test/cup?a=1&b=2#token' },
  afterAction: [{ text: 'Or go home:', url: 'https://herbs.test/' }],
  reason: 'You asked for it.',
}

describe('the text of an email', () => {
  it('has lines of at most 78 characters, the link on its own line, and a reason', () => {
    const { text } = createMail(parts)
    expect(text).toBe(`Hello,

Long words follow: camomile and peppermint camomile and peppermint camomile
and peppermint camomile and peppermint camomile and peppermint camomile and
peppermint camomile and peppermint camomile and peppermint camomile and
peppermint.

Open the cup:
https://herbs.test/cup?a=1&b=2#token

Or go home:
https://herbs.test/

-- 
Herbal Remedies
You asked for it.
`)
  })

  it('never breaks a URL', () => {
    const url = `https://herbs.test/${'x'.repeat(200)}`
    expect(createMail({ ...parts, action: { label: 'Open', url } }).text).toContain(`Open:\n${url}\n`)
  })
})

describe('the HTML of an email', () => {
  const { html } = createMail(parts)

  it('shows subject, text and reason, and the link as a button and as text', () => {
    expect(html).toContain('<title>A cup of news</title>')
    expect(html).toMatch(/<h1 [^>]+>A cup of news<\/h1>/)
    expect(html.match(/href="https:\/\/herbs\.test\/cup\?a=1&amp;b=2#token"/g)).toHaveLength(2)
    expect(html).toContain('>https://herbs.test/cup?a=1&amp;b=2#token</a>')
    expect(html).toMatch(/Or go home:<br><a [^>]+>https:\/\/herbs\.test\/<\/a>/)
    expect(html).toContain('You asked for it.')
    expect(html).toContain('color-scheme')
  })

  it('loads nothing external and uses no tables', () => {
    expect(html).not.toMatch(/<(img|table|script|link|iframe|form)\b|url\(|@import|@font-face/)
  })

  it('omits missing parts', () => {
    const minimalMail = createMail({ subject: 'Bare', paragraphs: ['One.'], reason: 'Because.' })
    expect(minimalMail.html).not.toMatch(/<a |display:none/)
    expect(minimalMail.text).toBe('One.\n\n-- \nHerbal Remedies\nBecause.\n')
  })
})

/** Removes all texts and URLs. */
const removeTexts = (html: string) => html.replaceAll(/>[^<]*/g, '>').replaceAll(/href="[^"]*"/g, 'href')
const createMailWith = (suffix: string) =>
  createMail({
    subject: `s${suffix}`,
    preheader: `p${suffix}`,
    paragraphs: [`a${suffix}`, { text: `b${suffix}`, url: `https://herbs.test/${suffix}` }],
    action: { label: `l${suffix}`, url: `https://herbs.test/${suffix}` },
    reason: `r${suffix}`,
  })

describe('hostile text in an email', () => {
  const hostile = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 80 }),
    fc.constantFrom(
      '<script>alert(1)</script>',
      '"><img src=x onerror=alert(1)>',
      "' onmouseover='x",
      '</title><svg onload=x>',
      '&lt;b&gt;',
      'a\r\nBcc: victim@example.org',
      '<!--',
      'javascript:alert(1)',
    ),
  )
  const expectedSkeleton = removeTexts(createMailWith('plain').html)

  it('adds no HTML element and no line to the subject', () => {
    fc.assert(
      fc.property(hostile, (suffix) => {
        const { subject, text, html } = createMailWith(suffix)
        expect(removeTexts(html)).toBe(expectedSkeleton)
        expect(subject).not.toMatch(/[\p{Cc}\u2028\u2029]/u)
        expect(text).not.toMatch(/(?!\n)\p{Cc}/u)
      }),
      { numRuns: 500 },
    )
  })
})
