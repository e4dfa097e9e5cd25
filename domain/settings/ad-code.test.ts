import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { measureCpuMs } from '#domain/testing/measure-cpu.ts'

import { parseAdCode, formatAdIds } from './ad-code.ts'

const ids = { client: 'ca-pub-1234567890123456', slot: '9876543210' }
const loader = `<script async src="https://pagead2.googlesyndication.com/pagead/js/adsbygoogle.js?client=${ids.client}"
     crossorigin="anonymous"></script>`
const unit = `<!-- Header -->
<ins class="adsbygoogle"
     style="display:block"
     data-ad-client="${ids.client}"
     data-ad-slot="${ids.slot}"
     data-ad-format="auto"
     data-full-width-responsive="true"></ins>`
const push = `<script>
     (adsbygoogle = window.adsbygoogle || []).push({});
</script>`
const adCode = `${loader}\n${unit}\n${push}`

describe('the code of an AdSense unit', () => {
  it.each([adCode, unit, `${unit}${push}`, formatAdIds(ids), adCode.replaceAll('"', "'")])(
    'returns its ids: %s',
    (code) => {
      expect(parseAdCode(code)).toEqual(ids)
    },
  )

  it.each([
    ['no content', ''],
    ['only automatic ads', loader],
    ['two publishers', adCode.replace('data-ad-client="ca-pub-1', 'data-ad-client="ca-pub-2')],
    ['two units', `${adCode}${unit}`],
    ['another script', `${adCode}<script>alert(1)</script>`],
    ['a script from another host', adCode.replace('googlesyndication', 'googlesyndicatlon')],
    ['extra code in the script', adCode.replace('push({})', 'push({});alert(1)')],
    ['an event handler', adCode.replace('data-ad-format', 'onclick="alert(1)" data-ad-format')],
    ['another element', `${adCode}<img src=x>`],
    ['content inside the unit', adCode.replace('></ins>', '><b>x</b></ins>')],
    ['plain text', 'Please show an ad'],
    ['an invalid id', adCode.replaceAll(ids.client, 'ca-pub-1')],
  ])('is refused with a reason if it has %s', (_, code) => {
    expect(parseAdCode(code)).toEqual({ error: expect.stringMatching(/\w{3,}.*\.$/) })
  })

  it('is read quickly at any length', () => {
    for (const longCode of ['<ins '.repeat(800), `<ins class="${'a'.repeat(3900)}`, `<!--${' <'.repeat(1900)}`])
      expect(measureCpuMs(() => parseAdCode(longCode))).toBeLessThan(200)
  })

  it('returns only ids of digits for any surrounding text', () => {
    const fragments = fc.constantFrom('<', '>', '"', "'", 'javascript:', '</ins>', '<script>', '0', ' ', '')
    const position = fc.nat({ max: adCode.length })
    fc.assert(
      fc.property(position, fragments, fc.nat({ max: 2 }), (index, fragment, removedLength) => {
        const result = parseAdCode(adCode.slice(0, index) + fragment + adCode.slice(index + removedLength))
        if ('client' in result) expect(formatAdIds(result)).toMatch(/^ca-pub-\d{16} \d{6,16}$/)
      }),
    )
  })
})
