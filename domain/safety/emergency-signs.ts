import type { EmergencyCode } from './emergencies.ts'
import type { Signs } from './emergency-patterns.ts'
import { furtherSigns } from './emergency-signs-further.ts'
import { suddenSigns } from './emergency-signs-sudden.ts'

/**
 * How people name an emergency, for one sentence in lower case without apostrophes, commas and hyphens, words parted by one
 * space. Rather one too many than one missed.
 */
export const emergencySigns: Record<EmergencyCode, Signs> = { ...suddenSigns, ...furtherSigns }
