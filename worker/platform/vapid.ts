import { hourMs, secondMs } from '#domain/durations.ts'

/** Keys that identify this site to push services: an uncompressed P-256 point and its scalar, in base64url. */
export type VapidKeys = { publicKey: string; privateKey: string }

/** Push services accept a day at most. */
const tokenMs = 12 * hourMs

const encodeJson = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

type VapidClaims = { endpoint: string; contactEmail: string; now: number }

/** Returns the `Authorization` header that proves to a push service who sends (RFC 8292). */
export async function createVapidHeader(
  keys: VapidKeys,
  { endpoint, contactEmail, now }: VapidClaims,
): Promise<string> {
  const claims = {
    aud: new URL(endpoint).origin,
    exp: Math.floor((now + tokenMs) / secondMs),
    sub: `mailto:${contactEmail}`,
  }
  const unsigned = `${encodeJson({ typ: 'JWT', alg: 'ES256' })}.${encodeJson(claims)}`
  const signature = await crypto.subtle.sign(
    { name: 'ECDSA', hash: 'SHA-256' },
    await importPrivateKey(keys),
    new TextEncoder().encode(unsigned),
  )
  return `vapid t=${unsigned}.${Buffer.from(signature).toString('base64url')}, k=${keys.publicKey}`
}

function importPrivateKey({ publicKey, privateKey }: VapidKeys): Promise<CryptoKey> {
  const point = Buffer.from(publicKey, 'base64url')
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33, 65).toString('base64url'),
    d: privateKey,
  }
  return crypto.subtle.importKey('jwk', jwk, { name: 'ECDSA', namedCurve: 'P-256' }, false, ['sign'])
}
