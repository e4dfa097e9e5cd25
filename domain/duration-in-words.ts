import { dayMs, hourMs } from './durations.ts'
import { formatPlural } from './words.ts'

/** Formats whole hours in milliseconds as `one hour`, `24 hours` or `7 days`. Uses days for two or more whole days. */
export function formatDuration(ms: number): string {
  if (ms === hourMs) return 'one hour'
  return ms > dayMs && ms % dayMs === 0 ? formatPlural(ms / dayMs, 'day') : formatPlural(ms / hourMs, 'hour')
}
