import { generateKeyPairSync } from 'node:crypto'

/** Prints a new pair of keys for Web Push, as the two values to set with `wrangler secret put`. */
const {
  x = '',
  y = '',
  d = '',
} = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({
  format: 'jwk',
})
const [xBytes, yBytes] = [Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')]
const publicKey = Buffer.concat([Buffer.from([4]), xBytes, yBytes]).toString('base64url')
console.log(`VAPID_PUBLIC_KEY=${publicKey}\nVAPID_PRIVATE_KEY=${d}`)
