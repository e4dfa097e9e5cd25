import * as z from 'zod'

import { linkDays, sharedParts } from './shared-parts.ts'

/** The form generates `id`, so that submitting twice creates one link. */
export const newPharmacistLink = z.strictObject({
  id: z.uuid(),
  parts: z
    .array(z.enum(sharedParts))
    .min(1, 'Choose at least one thing to show')
    .transform((chosen) => sharedParts.filter((part) => chosen.includes(part))),
  days: z.literal(linkDays, 'Choose how long the link works'),
})

export const pharmacistLinkKey = z.object({ id: z.uuid() })

/** Token of a pharmacist link, which may be cut off. */
export const pharmacistLinkToken = z.object({ token: z.string().max(100) })

export type NewPharmacistLink = z.infer<typeof newPharmacistLink>
