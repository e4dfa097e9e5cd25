import { describe, expect, it } from 'vitest'

import { hasValidSignature } from './mail-webhook.ts'

const secret = 'whsec_plJ3nmyCDGBKInavdOK15jsl'
const message = {
  id: 'msg_loFOjxBNrRLzqYUf',
  timestamp: '1731705121',
  signatures: 'v1,rAvfW3dJ/X/qxhsaXPOyyCGmRKsaKWcsNccKXlIktD0=',
  body: '{"event_type":"ping","data":{"success":true}}',
}
const at = 1_731_705_121_000

describe('a webhook message of the provider', () => {
  it('is accepted with a valid signature, also among others', () => {
    expect(hasValidSignature(secret, message, at)).toBe(true)
    expect(hasValidSignature(secret, { ...message, signatures: `v1,abc= v2,x ${message.signatures}` }, at)).toBe(true)
  })

  it.each([
    ['another body', { body: `${message.body} ` }],
    ['another id', { id: 'msg_2' }],
    ['another time', { timestamp: '1731705122' }],
    ['no time', { timestamp: '' }],
    ['a time that is not a number', { timestamp: '1731705121x' }],
    ['a signature of another version', { signatures: message.signatures.replace('v1', 'v2') }],
    ['no signature', { signatures: '' }],
    ['no id', { id: '' }],
  ])('with %s is refused', (_, change) => {
    expect(hasValidSignature(secret, { ...message, ...change }, at)).toBe(false)
  })

  it('is valid for five minutes, before and after', () => {
    const fiveMinutesMs = 5 * 60 * 1000
    for (const [offset, isValid] of [
      [fiveMinutesMs, true],
      [fiveMinutesMs + 1, false],
      [-fiveMinutesMs, true],
      [-fiveMinutesMs - 1, false],
    ] as const)
      expect(hasValidSignature(secret, message, at + offset)).toBe(isValid)
  })

  it('is never accepted without a secret', () => {
    expect(hasValidSignature('', message, at)).toBe(false)
  })
})
