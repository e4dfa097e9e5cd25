import * as z from 'zod'

import { ratingValues } from './ratings.types.ts'

export const ratingKey = z.object({ id: z.uuid() })

export const newRating = z.object({ rating: z.int().min(ratingValues[0]).max(ratingValues[4]) })
