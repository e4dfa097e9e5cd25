import * as z from 'zod'

const sequence = z
  .string()
  .regex(/^\d{1,15}$/)
  .transform(Number)

export const notificationQuery = z.object({ before: sequence.optional() })

/** The last note that is known; none: 0. */
export const liveQuery = z.object({ after: sequence })

/** The last note that whoever marks all of them knows. */
export const readAllQuery = z.object({ upTo: sequence })

export const notificationKey = z.object({ id: z.uuid() })
