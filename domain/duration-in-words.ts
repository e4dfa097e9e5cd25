import { dayMs, hourMs } from './durations.ts'
import { formatPlural } from './words.ts'

/** Returns `one hour`, `24 hours` or `7 days` for whole hours in milliseconds. Uses days for whole days above one. */
export function formatDuration(ms: number): string {
  if (ms === hourMs) return 'one hour'
  return ms > dayMs && ms % dayMs === 0 ? formatPlural(ms / dayMs, 'day') : formatPlural(ms / hourMs, 'hour')
}
