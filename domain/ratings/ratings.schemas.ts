import * as z from 'zod'

import { ratingSteps } from './ratings.types.ts'

export const ratingKey = z.object({ id: z.uuid() })

export const newRating = z.object({ rating: z.int().min(ratingSteps[0]).max(ratingSteps[4]) })
