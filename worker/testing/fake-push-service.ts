import type { PushTarget } from '#worker/platform/push.ts'

const curve = { name: 'ECDH', namedCurve: 'P-256' } as const
const decodeBase64 = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'))
const encodeBase64 = (bytes: ArrayBuffer) => Buffer.from(bytes).toString('base64url')
const encode = (text: string) => new TextEncoder().encode(text)

export type ReceivedPush = { text: string; headers: Record<string, string>; claims: Record<string, unknown> }

/** Push service with one browser, which decrypts what it receives with its own code. `reply` sets its next status. */
export async function createFakePushService(endpoint: string, publicKey: string) {
  const keys = await crypto.subtle.generateKey(curve, true, ['deriveBits'])
  const point = await crypto.subtle.exportKey('raw', keys.publicKey)
  const auth = crypto.getRandomValues(new Uint8Array(16))
  const target: PushTarget = { endpoint, p256dh: encodeBase64(point), auth: encodeBase64(auth.buffer) }
  const received: ReceivedPush[] = []
  const statuses: number[] = []
  const send: typeof fetch = async (input, init) => {
    const request = new Request(input, init)
    const status = statuses.shift() ?? 201
    if (request.url !== endpoint) return new Response(null, { status: 404 })
    const claims = await verifyVapid(request.headers.get('Authorization') ?? '', publicKey)
    const body = new Uint8Array(await request.arrayBuffer())
    const text = await decrypt(body, { privateKey: keys.privateKey, point: new Uint8Array(point), auth })
    if (status < 300) received.push({ text, headers: Object.fromEntries(request.headers), claims })
    return new Response(null, { status })
  }
  return { target, received, send, reply: (...next: number[]) => void statuses.push(...next) }
}

/** Throws unless the token is signed with the key that the browser subscribed with. */
async function verifyVapid(header: string, publicKey: string): Promise<Record<string, unknown>> {
  const [, unsigned = '', claims = '', signature = '', key = ''] =
    /^vapid t=([\w-]+\.([\w-]+))\.([\w-]+), k=([\w-]+)$/.exec(header) ?? []
  const algorithm = { name: 'ECDSA', namedCurve: 'P-256' }
  const verifyKey = await crypto.subtle.importKey('raw', decodeBase64(key), algorithm, true, ['verify'])
  const hash = { name: 'ECDSA', hash: 'SHA-256' }
  const isSigned = await crypto.subtle.verify(hash, verifyKey, decodeBase64(signature), encode(unsigned))
  if (!isSigned || key !== publicKey) throw new Error('The token of the sender is not valid.')
  return JSON.parse(Buffer.from(claims, 'base64url').toString())
}

type Receiver = { privateKey: CryptoKey; point: Uint8Array; auth: Uint8Array<ArrayBuffer> }

/** Decrypts a body as RFC 8188 and RFC 8291 describe it for the receiver. */
async function decrypt(body: Uint8Array<ArrayBuffer>, { privateKey, point, auth }: Receiver): Promise<string> {
  const salt = body.slice(0, 16)
  const senderPoint = body.slice(21, 21 + (body[20] ?? 0))
  const senderKey = await crypto.subtle.importKey('raw', senderPoint, curve, true, [])
  const shared = await crypto.subtle.deriveBits({ name: 'ECDH', public: senderKey }, privateKey, 256)
  const info = new Uint8Array([...encode('WebPush: info\0'), ...point, ...senderPoint])
  const secret = await expand(shared, auth, info, 256)
  const contentKey = await expand(secret, salt, encode('Content-Encoding: aes128gcm\0'), 128)
  const iv = await expand(secret, salt, encode('Content-Encoding: nonce\0'), 96)
  const key = await crypto.subtle.importKey('raw', contentKey, 'AES-GCM', false, ['decrypt'])
  const record = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, body.slice(21 + senderPoint.length))
  const text = Buffer.from(record)
  if (text.at(-1) !== 2) throw new Error('The record is not the last one.')
  return text.subarray(0, -1).toString()
}

async function expand(from: ArrayBuffer, salt: BufferSource, info: BufferSource, bits: number): Promise<ArrayBuffer> {
  const key = await crypto.subtle.importKey('raw', from, 'HKDF', false, ['deriveBits'])
  return crypto.subtle.deriveBits({ name: 'HKDF', hash: 'SHA-256', salt, info }, key, bits)
}
