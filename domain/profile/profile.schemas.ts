import * as z from 'zod'

import { personalDetails } from '#domain/accounts/accounts.schemas.ts'
import { safetyConsent } from '#domain/safety/consent.ts'
import { parseStoredProfile } from '#domain/safety/stored-profile.ts'

export const profileDetails = z.object(personalDetails)

/** Answers from `/for-you`, with the consent text. Only consent to the current text counts. */
export const savedAnswers = z.object({
  answers: z.unknown().transform((input, context) => {
    const answers = parseStoredProfile(JSON.stringify(input) ?? null)
    if (answers) return answers
    context.addIssue({ code: 'custom', message: 'We couldn’t read these answers. Check them and save again.' })
    return z.NEVER
  }),
  consent: z.literal(safetyConsent, 'Please agree to this first'),
})

export type SavedAnswers = z.infer<typeof savedAnswers>
