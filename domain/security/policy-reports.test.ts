import { describe, expect, it } from 'vitest'

import { parseReports, maxReportsPerRequest } from './policy-reports.rules.ts'

const createReport = (directive: unknown, blockedUrl: unknown, type = 'csp-violation') => ({
  type,
  url: 'https://herbs.test/recipe/linden?name=ada',
  body: { effectiveDirective: directive, blockedURL: blockedUrl },
})
const createOldReport = (directive: unknown, blockedUrl: unknown) => ({
  'csp-report': {
    'violated-directive': directive,
    'blocked-uri': blockedUrl,
    'document-uri': 'https://herbs.test/profile',
  },
})

describe('a report of the content policy', () => {
  it.each([
    ['script-src-elem', 'https://evil.example/a.js?ada=1', 'script-src-elem', 'evil.example'],
    ['img-src', 'http://evil.example:8080/ada.png', 'img-src', 'evil.example:8080'],
    ['style-src-attr', 'inline', 'style-src-attr', 'inline'],
    ['script-src', 'eval', 'script-src', 'eval'],
    ['script-src', 'chrome-extension://abcdef/content.js', 'script-src', 'chrome-extension'],
    ['font-src', 'data', 'font-src', 'data'],
    ['img-src', 'data:image/png;base64,AAAA', 'img-src', 'data'],
    ['connect-src', 'wss://live.example/socket', 'connect-src', 'live.example'],
    ['connect-src', 'ada@example.org', 'connect-src', 'other'],
    ['connect-src', 'tel:+441234', 'connect-src', 'other'],
    ['connect-src', '', 'connect-src', 'other'],
    ['ada', `https://${'a'.repeat(200)}.example/`, 'other', 'other'],
  ])('stores %s for %s as %s and %s', (reportedDirective, blockedUrl, directive, host) => {
    expect(parseReports([createReport(reportedDirective, blockedUrl)])).toEqual([{ directive, host }])
    expect(parseReports(createOldReport(reportedDirective, blockedUrl))).toEqual([{ directive, host }])
  })

  it('may contain the whole directive in the older format', () => {
    expect(parseReports(createOldReport("script-src 'self' https://elsewhere.example", 'inline'))).toEqual([
      { directive: 'script-src', host: 'inline' },
    ])
  })

  it.each([
    null,
    undefined,
    7,
    'text',
    {},
    [],
    [null],
    [[]],
    { 'csp-report': null },
    [createReport('img-src', 'x', 'other')],
  ])('is not found in %j', (body) => expect(parseReports(body)).toEqual([]))

  it('is read up to the maximum in one request', () => {
    const reports = Array.from({ length: 500 }, () => createReport('img-src', 'inline'))
    expect(parseReports(reports)).toHaveLength(maxReportsPerRequest)
  })
})
