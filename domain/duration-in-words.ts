import { dayMs, hourMs } from './durations.ts'
import { plural } from './words.ts'

/** Returns `one hour`, `24 hours` or `7 days` for whole hours in milliseconds. Uses days for whole days above one. */
export function durationInWords(ms: number): string {
  if (ms === hourMs) return 'one hour'
  return ms > dayMs && ms % dayMs === 0 ? plural(ms / dayMs, 'day') : plural(ms / hourMs, 'hour')
}
