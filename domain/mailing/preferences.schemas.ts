import * as z from 'zod'

import { ailmentNames } from '#domain/ailments/ailment-names.ts'

import { firstName } from './mailing.schemas.ts'
import { pauseChoices } from './preferences.ts'

/** Subscriber's choices. No topics means all topics. */
export const preferencesChange = z.object({
  firstName,
  topics: z.array(z.enum(ailmentNames)).max(ailmentNames.length),
  pause: z.enum(pauseChoices).default('keep'),
  /** Consent to tracking which emails the subscriber opens. */
  opens: z.boolean(),
})
export type PreferencesChange = z.infer<typeof preferencesChange>
