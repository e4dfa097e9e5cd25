import * as z from 'zod'

import { sequence } from '../query.schemas.ts'

export const notificationQuery = z.object({ before: sequence.optional() })

/** The last note that is known; none: 0. */
export const liveQuery = z.object({ after: sequence })

/** The last note that whoever marks all of them knows. */
export const readAllQuery = z.object({ upTo: sequence })

export const notificationKey = z.object({ id: z.uuid() })
