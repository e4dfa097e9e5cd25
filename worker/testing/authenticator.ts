import type { PasskeyAssertion, PasskeyRegistration } from '#domain/factors/passkeys.schemas.ts'

type Faults = { origin?: string; rpId?: string; isVerified?: boolean; counter?: number }

/** Flags of the authenticator data: present, verified, and a new credential follows. */
const flags = { present: 0x01, verified: 0x04, hasCredential: 0x40 }

/** Creates an authenticator in software, which holds one passkey for herbs.test. Faults replace what it signs. */
export async function createAuthenticator() {
  const keys = await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, ['sign', 'verify'])
  if (!('privateKey' in keys)) throw new Error('An ECDSA key has two parts.')
  const credentialId = crypto.getRandomValues(new Uint8Array(32))
  const id = toBase64url(credentialId)

  async function register(challenge: string, faults: Faults = {}): Promise<PasskeyRegistration> {
    const { x = '', y = '' } = await exportPublicKey(keys.publicKey)
    const key = [0xa5, 1, 2, 3, 0x26, 0x20, 1, 0x21, 0x58, 32, ...fromBase64url(x), 0x22, 0x58, 32, ...fromBase64url(y)]
    const credential = [...new Uint8Array(16), 0, credentialId.length, ...credentialId, ...key]
    const authData = [...(await createHeader(flags.hasCredential, faults)), ...credential]
    const attestation = [0xa3, ...text('fmt'), ...text('none'), ...text('attStmt'), 0xa0, ...text('authData')]
    const attestationObject = toBase64url([...attestation, 0x58, authData.length, ...authData])
    const clientDataJSON = createClientData('webauthn.create', challenge, faults)
    return {
      id,
      rawId: id,
      type: 'public-key',
      response: { clientDataJSON, attestationObject, transports: ['internal'] },
    }
  }

  async function sign(challenge: string, faults: Faults = {}): Promise<PasskeyAssertion> {
    const clientDataJSON = createClientData('webauthn.get', challenge, faults)
    const authData = await createHeader(0, faults)
    const signed = new Uint8Array([...authData, ...(await sha256(fromBase64url(clientDataJSON)))])
    const signature = await crypto.subtle.sign({ name: 'ECDSA', hash: 'SHA-256' }, keys.privateKey, signed)
    return {
      id,
      rawId: id,
      type: 'public-key',
      response: {
        clientDataJSON,
        authenticatorData: toBase64url(authData),
        signature: toBase64url(toDer(new Uint8Array(signature))),
      },
    }
  }

  return { register, sign }
}

async function exportPublicKey(key: CryptoKey): Promise<{ x?: string; y?: string }> {
  const exported: unknown = await crypto.subtle.exportKey('jwk', key)
  return exported as { x?: string; y?: string }
}

async function createHeader(extraFlags: number, { rpId = 'herbs.test', isVerified = true, counter = 0 }: Faults) {
  const flag = flags.present | (isVerified ? flags.verified : 0) | extraFlags
  return [...(await sha256(new TextEncoder().encode(rpId))), flag, 0, 0, 0, counter]
}

const createClientData = (type: string, challenge: string, { origin = 'https://herbs.test' }: Faults) =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false })).toString('base64url')

const sha256 = async (bytes: Uint8Array<ArrayBuffer>) => new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
const toBase64url = (bytes: Iterable<number>) => Buffer.from([...bytes]).toString('base64url')
const fromBase64url = (encoded: string) => new Uint8Array(Buffer.from(encoded, 'base64url'))

/** Text of up to 23 characters in CBOR. */
const text = (value: string) => [0x60 + value.length, ...new TextEncoder().encode(value)]

/** Converts a signature from two numbers of 32 bytes to DER. */
function toDer(signature: Uint8Array): number[] {
  const numbers = [...toDerInteger(signature.slice(0, 32)), ...toDerInteger(signature.slice(32))]
  return [0x30, numbers.length, ...numbers]
}

function toDerInteger(bytes: Uint8Array): number[] {
  const start = bytes.findIndex((byte) => byte !== 0)
  const digits = bytes.slice(start)
  const number = (digits[0] ?? 0) > 0x7f ? [0, ...digits] : [...digits]
  return [0x02, number.length, ...number]
}
