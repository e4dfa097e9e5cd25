import * as z from 'zod'

import { sequence } from '../query.schemas.ts'
import { notificationChannels } from './notification-kinds.ts'
import { isPushEndpoint } from './push-services.ts'

export const notificationQuery = z.object({ before: sequence.optional() })

/** `after` is the sequence of the last known notification; 0 for none. */
export const liveQuery = z.object({ after: sequence })

/** `upTo` is the sequence of the last notification that the client has received. */
export const readAllQuery = z.object({ upTo: sequence })

const channel = z.enum(notificationChannels)

export const notificationChoices = z.object({
  timer: channel,
  reply: channel,
  mention: channel,
  ticket: channel,
  herb_expiring: channel,
  facts_stricter: channel,
})

/** Subscription as a browser describes it. */
export const pushSubscription = z.object({
  endpoint: z.string().max(1000).refine(isPushEndpoint, 'This isn’t the address of a known push service.'),
  keys: z.object({
    p256dh: z.string().regex(/^[\w-]{87}$/),
    auth: z.string().regex(/^[\w-]{22}$/),
  }),
})

export type PushSubscriptionInput = z.infer<typeof pushSubscription>

/** `id` is the hash of the browser's session. */
export const pushDeviceKey = z.object({ id: z.string().regex(/^[\da-f]{64}$/) })

/** Token of the link in an email about a notification. */
export const mailLinkKey = z.object({ token: z.string().max(200).catch('') })

/** Timer of a tea, with the path of its page. `endsAt` is milliseconds since the epoch. */
export const brewTimer = z.object({
  endsAt: z.int().min(0),
  path: z
    .string()
    .max(300)
    .regex(/^\/(?![/\\])/),
})

export type BrewTimerInput = z.infer<typeof brewTimer>

export const notificationKey = z.object({ id: z.uuid() })
