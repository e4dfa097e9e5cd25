import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { timed } from '#domain/testing/timed.ts'

import { parseAdCode, writeAdIds } from './ad-code.ts'

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
const whole = `${loader}\n${unit}\n${push}`

describe('the code of an AdSense unit', () => {
  it.each([whole, unit, `${unit}${push}`, writeAdIds(ids), whole.replaceAll('"', "'")])(
    'returns its ids: %s',
    (code) => {
      expect(parseAdCode(code)).toEqual(ids)
    },
  )

  it.each([
    ['no content', ''],
    ['only automatic ads', loader],
    ['two publishers', whole.replace('data-ad-client="ca-pub-1', 'data-ad-client="ca-pub-2')],
    ['two units', `${whole}${unit}`],
    ['another script', `${whole}<script>alert(1)</script>`],
    ['a script from another host', whole.replace('googlesyndication', 'googlesyndicatlon')],
    ['extra code in the script', whole.replace('push({})', 'push({});alert(1)')],
    ['an event handler', whole.replace('data-ad-format', 'onclick="alert(1)" data-ad-format')],
    ['another element', `${whole}<img src=x>`],
    ['content inside the unit', whole.replace('></ins>', '><b>x</b></ins>')],
    ['plain text', 'Please show an ad'],
    ['an invalid id', whole.replaceAll(ids.client, 'ca-pub-1')],
  ])('is refused with a reason if it has %s', (_, code) => {
    expect(parseAdCode(code)).toEqual({ error: expect.stringMatching(/\w{3,}.*\.$/) })
  })

  it('is read quickly at any length', () => {
    for (const long of ['<ins '.repeat(800), `<ins class="${'a'.repeat(3900)}`, `<!--${' <'.repeat(1900)}`])
      expect(timed(() => parseAdCode(long))).toBeLessThan(200)
  })

  it('returns only ids of digits for any surrounding text', () => {
    const pieces = fc.constantFrom('<', '>', '"', "'", 'javascript:', '</ins>', '<script>', '0', ' ', '')
    const position = fc.nat({ max: whole.length })
    fc.assert(
      fc.property(position, pieces, fc.nat({ max: 2 }), (at, piece, side) => {
        const read = parseAdCode(whole.slice(0, at) + piece + whole.slice(at + side))
        if ('client' in read) expect(writeAdIds(read)).toMatch(/^ca-pub-\d{16} \d{6,16}$/)
      }),
    )
  })
})
