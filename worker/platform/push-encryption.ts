/** Keys that a browser creates for a push subscription: an uncompressed P-256 point and 16 secret bytes, in base64url. */
export type PushKeys = { p256dh: string; auth: string }

const recordBytes = 4096
const curve = { name: 'ECDH', namedCurve: 'P-256' } as const
const lastRecordDelimiter = 2

const encode = (text: string) => new TextEncoder().encode(text)
const decodeBase64 = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'))

/** Throws if `p256dh` isn't a point on the curve. */
export const importPushKey = (p256dh: string): Promise<CryptoKey> =>
  crypto.subtle.importKey('raw', decodeBase64(p256dh), curve, true, [])

type Randomness = { salt: Uint8Array<ArrayBuffer>; senderKeys: CryptoKeyPair }

async function createRandomness(): Promise<Randomness> {
  const senderKeys = await crypto.subtle.generateKey(curve, true, ['deriveBits'])
  return { salt: crypto.getRandomValues(new Uint8Array(16)), senderKeys }
}

/** Encrypts a push for one browser as `aes128gcm` (RFC 8291). Returns the body of the request. */
export async function encryptPush(
  text: string,
  { p256dh, auth }: PushKeys,
  randomness?: Randomness,
): Promise<Uint8Array<ArrayBuffer>> {
  const { salt, senderKeys } = randomness ?? (await createRandomness())
  const browserKey = await importPushKey(p256dh)
  const senderPoint = await exportPoint(senderKeys.publicKey)
  const shared = await crypto.subtle.deriveBits({ name: 'ECDH', public: browserKey }, senderKeys.privateKey, 256)
  const keyInfo = join(encode('WebPush: info\0'), await exportPoint(browserKey), senderPoint)
  const secret = await deriveBytes(shared, decodeBase64(auth), keyInfo, 32)
  const contentKey = await deriveBytes(secret, salt, encode('Content-Encoding: aes128gcm\0'), 16)
  const iv = await deriveBytes(secret, salt, encode('Content-Encoding: nonce\0'), 12)
  const key = await crypto.subtle.importKey('raw', contentKey, 'AES-GCM', false, ['encrypt'])
  const record = join(encode(text), new Uint8Array([lastRecordDelimiter]))
  const encrypted = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, record)
  return join(createHeader(salt, senderPoint), new Uint8Array(encrypted))
}

function createHeader(salt: Uint8Array, senderPoint: Uint8Array): Uint8Array<ArrayBuffer> {
  const size = new Uint8Array(4)
  new DataView(size.buffer).setUint32(0, recordBytes)
  return join(salt, size, new Uint8Array([senderPoint.length]), senderPoint)
}

async function exportPoint(key: CryptoKey): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await crypto.subtle.exportKey('raw', key))
}

type Bytes = ArrayBuffer | Uint8Array<ArrayBuffer>

/** Derives bytes by HKDF with SHA-256. */
async function deriveBytes(from: Bytes, salt: Bytes, info: Bytes, count: number): Promise<Uint8Array<ArrayBuffer>> {
  const key = await crypto.subtle.importKey('raw', from, 'HKDF', false, ['deriveBits'])
  return new Uint8Array(await crypto.subtle.deriveBits({ name: 'HKDF', hash: 'SHA-256', salt, info }, key, count * 8))
}

function join(...parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.concat(parts))
}
