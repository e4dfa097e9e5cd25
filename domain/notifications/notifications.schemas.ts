import * as z from 'zod'

import type { NotificationCursor } from './notifications.rules.ts'

const cursor = z
  .string()
  .regex(/^\d{1,15}\.[\da-f-]{36}$/)
  .transform((text): NotificationCursor => {
    const [createdAt = '', id = ''] = text.split('.')
    return { createdAt: Number(createdAt), id }
  })

export const notificationQuery = z.object({ before: cursor.optional() })

export const notificationKey = z.object({ id: z.uuid() })
