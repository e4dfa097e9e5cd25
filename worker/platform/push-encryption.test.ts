import { expect, it } from 'vitest'

import { encryptPush, importPushKey } from './push-encryption.ts'

/** The example of RFC 8291, appendix A. */
const example = {
  text: 'When I grow up, I want to be a watermelon',
  salt: 'DGv6ra1nlYgDCS1FRnbzlw',
  senderPoint: 'BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8',
  senderScalar: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw',
  keys: {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  },
  body: 'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
}

async function importSenderKeys(): Promise<CryptoKeyPair> {
  const point = Buffer.from(example.senderPoint, 'base64url')
  const [x, y] = [point.subarray(1, 33).toString('base64url'), point.subarray(33).toString('base64url')]
  const jwk = { kty: 'EC', crv: 'P-256', x, y, d: example.senderScalar }
  const curve = { name: 'ECDH', namedCurve: 'P-256' }
  return {
    publicKey: await importPushKey(example.senderPoint),
    privateKey: await crypto.subtle.importKey('jwk', jwk, curve, false, ['deriveBits']),
  }
}

it('encrypts the example of the standard to its bytes', async () => {
  const salt = new Uint8Array(Buffer.from(example.salt, 'base64url'))
  const body = await encryptPush(example.text, example.keys, { salt, senderKeys: await importSenderKeys() })
  expect(Buffer.from(body).toString('base64url')).toBe(example.body)
})

it('encrypts the same text differently each time', async () => {
  const [one, other] = await Promise.all([
    encryptPush(example.text, example.keys),
    encryptPush(example.text, example.keys),
  ])
  expect(one).not.toEqual(other)
})

it('refuses a key that isn’t on the curve', async () => {
  await expect(importPushKey(`B${'A'.repeat(86)}`)).rejects.toThrow()
})
