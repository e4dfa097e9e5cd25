import { formatDateTime, type TimeZone } from '../format-date.ts'

/** Changed field for display. An empty text means no value. */
export type Change = { field: string; before: string; after: string }

const maxValueLength = 300
const maxChanges = 30

/** Lists the differences between two states. Missing values count as empty. Times are formatted in `timeZone`. */
export function listChanges(before: unknown, after: unknown, timeZone: TimeZone): Change[] {
  const format = (value: unknown, key?: string) => formatValue(value, timeZone, key)
  if (!isRecord(before) && !isRecord(after)) {
    const change = { field: '', before: format(before), after: format(after) }
    return change.before === change.after ? [] : [change]
  }
  const [oldValues, newValues] = [toRecord(before), toRecord(after)]
  return [...new Set([...Object.keys(oldValues), ...Object.keys(newValues)])]
    .map((key) => ({
      field: splitCamelCase(key),
      before: format(oldValues[key], key),
      after: format(newValues[key], key),
    }))
    .filter((change) => change.before !== change.after)
    .slice(0, maxChanges)
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Returns a record unchanged, an empty record for a missing value, and any other value wrapped in a record. */
const toRecord = (value: unknown): Record<string, unknown> =>
  isRecord(value) ? value : value === null || value === undefined ? {} : { value }

const splitCamelCase = (key: string): string => key.replaceAll(/([a-z])([A-Z])/g, '$1 $2').toLowerCase()

const timeKeyPattern = /(?:At|Until)$/
/** Milliseconds one year after the epoch. Smaller numbers aren't times. */
const minTimestamp = 31_536_000_000

function formatValue(value: unknown, timeZone: TimeZone, key = ''): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'number' && timeKeyPattern.test(key) && value > minTimestamp)
    return formatDateTime(value, timeZone)
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
  return text.length > maxValueLength ? `${text.slice(0, maxValueLength)}…` : text
}
