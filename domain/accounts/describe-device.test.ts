import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { describeDevice } from './describe-device.ts'

const webKit = 'AppleWebKit/537.36 (KHTML, like Gecko)'
const appleWebKit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)'
const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)'
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)'
const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X)'
const android = 'Mozilla/5.0 (Linux; Android 10; K)'

describe('the name of a device', () => {
  it.each([
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Windows'],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Linux'],
    ['Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0', 'Firefox on Android'],
    [`${iPhone} ${appleWebKit} FxiOS/140.0 Mobile/15E148 Safari/605.1.15`, 'Firefox on an iPhone'],
    [`${windows} ${webKit} Chrome/138.0.0.0 Safari/537.36`, 'Chrome on Windows'],
    [`${mac} ${webKit} Chrome/138.0.0.0 Safari/537.36`, 'Chrome on a Mac'],
    [`${android} ${webKit} Chrome/138.0.0.0 Mobile Safari/537.36`, 'Chrome on Android'],
    [`${iPhone} ${appleWebKit} CriOS/138.0.7204.33 Mobile/15E148 Safari/604.1`, 'Chrome on an iPhone'],
    [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${webKit} Chrome/138.0.0.0 Safari/537.36`, 'Chrome on a Chromebook'],
    [`Mozilla/5.0 (X11; Linux x86_64) ${webKit} HeadlessChrome/138.0.0.0 Safari/537.36`, 'Chrome on Linux'],
    [`${iPhone} ${appleWebKit} Version/18.5 Mobile/15E148 Safari/604.1`, 'Safari on an iPhone'],
    [
      `Mozilla/5.0 (iPad; CPU OS 17_7 like Mac OS X) ${appleWebKit} Version/17.7 Mobile/15E148 Safari/604.1`,
      'Safari on an iPad',
    ],
    [`${mac} ${appleWebKit} Version/18.5 Safari/605.1.15`, 'Safari on a Mac'],
    [`${windows} ${webKit} Chrome/138.0.0.0 Safari/537.36 Edg/138.0.0.0`, 'Edge on Windows'],
    [`${android} ${webKit} Chrome/138.0.0.0 Mobile Safari/537.36 EdgA/138.0.0.0`, 'Edge on Android'],
    [`${windows} ${webKit} Chrome/138.0.0.0 Safari/537.36 OPR/122.0.0.0`, 'Opera on Windows'],
    [`${android} ${webKit} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`, 'Samsung Internet on Android'],
    [`${iPhone} ${appleWebKit} Mobile/15E148`, 'Unknown browser on an iPhone'],
    ['curl/8.14.1', 'Unknown browser'],
    ['', 'Unknown browser'],
    [undefined, 'Unknown browser'],
  ])('%o becomes %s', (userAgent, expected) => {
    expect(describeDevice(userAgent)).toBe(expected)
  })

  it('is short and built from known words for any header', () => {
    const fragments = fc.constantFrom('Safari/', 'Version/1 ', 'iPhone ', 'X11', '<b>', ' ')
    const headers = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(fragments, { maxLength: 100 }).map((fragmentList) => fragmentList.join('')),
    )
    fc.assert(
      fc.property(headers, (userAgent) => {
        expect(describeDevice(userAgent)).toMatch(/^[A-Z][A-Za-z ]{3,59}$/)
      }),
    )
  })
})
