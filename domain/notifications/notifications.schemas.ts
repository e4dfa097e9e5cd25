import * as z from 'zod'

import { sequence } from '../query.schemas.ts'
import { notificationChannels } from './notification-kinds.ts'

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

export const notificationKey = z.object({ id: z.uuid() })
