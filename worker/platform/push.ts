import { secondMs } from '#domain/durations.ts'
import type { PushMessage } from '#domain/notifications/push-messages.ts'
import { isPushEndpoint } from '#domain/notifications/push-services.ts'
import type { Config } from '#worker/core/env.ts'
import type { Log } from '#worker/core/log.ts'

import { fetchExternal } from './fetch-external.ts'
import { encryptPush, type PushKeys } from './push-encryption.ts'
import { createVapidHeader, type VapidKeys } from './vapid.ts'

export type PushTarget = PushKeys & { endpoint: string }

/** `gone` if the browser has unsubscribed, `later` if a retry may help, and `refused` if none will. */
export type PushOutcome = 'sent' | 'gone' | 'later' | 'refused'

/** Sends Web Push messages. `publicKey` is null if the deployment has no keys; then nobody can subscribe. */
export type Push = {
  publicKey: string | null
  send: (target: PushTarget, message: PushMessage) => Promise<PushOutcome>
}

const timeoutMs = 10 * secondMs

export function createPush(
  { vapid, contactEmail }: Pick<Config, 'vapid' | 'contactEmail'>,
  log: Log,
  send: typeof fetch = fetchExternal,
): Push {
  if (!vapid) return { publicKey: null, send: async () => 'refused' }
  return {
    publicKey: vapid.publicKey,
    async send(target, message) {
      if (!isPushEndpoint(target.endpoint)) return 'gone'
      const request = await createRequest({ vapid, contactEmail }, target, message)
      const response = await send(target.endpoint, request).catch(() => undefined)
      await response?.body?.cancel()
      const outcome = response ? getOutcome(response.status) : 'later'
      if (outcome === 'refused') log.error('push_refused', response?.status)
      return outcome
    },
  }
}

function getOutcome(status: number): PushOutcome {
  if (status >= 200 && status < 300) return 'sent'
  if (status === 404 || status === 410) return 'gone'
  return status === 429 || status >= 500 ? 'later' : 'refused'
}

async function createRequest(
  { vapid, contactEmail }: { vapid: VapidKeys; contactEmail: string },
  target: PushTarget,
  { payload, ttlSeconds, urgency, topic }: PushMessage,
): Promise<RequestInit> {
  const claims = { endpoint: target.endpoint, contactEmail, now: Date.now() }
  return {
    method: 'POST',
    headers: {
      Authorization: await createVapidHeader(vapid, claims),
      'Content-Encoding': 'aes128gcm',
      'Content-Type': 'application/octet-stream',
      TTL: String(ttlSeconds),
      Topic: topic,
      Urgency: urgency,
    },
    body: await encryptPush(payload, target),
    signal: AbortSignal.timeout(timeoutMs),
  }
}
