import { dayMs, hourMs } from './durations.ts'
import { plural } from './words.ts'

/** `one hour`, `24 hours`, `7 days`: how long whole hours are, given in milliseconds; more than one day in days where they come out. */
export function durationInWords(ms: number): string {
  if (ms === hourMs) return 'one hour'
  return ms > dayMs && ms % dayMs === 0 ? plural(ms / dayMs, 'day') : plural(ms / hourMs, 'hour')
}
