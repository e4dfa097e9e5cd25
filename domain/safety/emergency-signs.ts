import type { EmergencyCode } from './emergencies.ts'
import type { Signs } from './emergency-patterns.ts'
import { babySigns } from './emergency-signs-babies.ts'
import { furtherSigns } from './emergency-signs-further.ts'
import { suddenSigns } from './emergency-signs-sudden.ts'
import { swallowedSigns } from './emergency-signs-swallowed.ts'

/**
 * How people name an emergency, for one sentence in lower case without apostrophes, commas and hyphens, words parted by one
 * space. Rather one too many than one missed.
 */
export const emergencySigns: Record<EmergencyCode, Signs> = {
  ...suddenSigns,
  ...swallowedSigns,
  ...babySigns,
  ...furtherSigns,
}
