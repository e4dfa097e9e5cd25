import { formatDateTime, type TimeZone } from '../format-date.ts'

/** A changed field for display. Empty text means no value. */
export type Change = { what: string; before: string; after: string }

const wordsMax = 300
const changesMax = 30

/** Lists the differences between two states. Missing values count as empty. Times are shown in the time zone `zone`. */
export function changesOf(before: unknown, after: unknown, zone: TimeZone): Change[] {
  const inWords = (value: unknown, key?: string) => wordsOf(value, zone, key)
  if (!isRecord(before) && !isRecord(after)) {
    const change = { what: '', before: inWords(before), after: inWords(after) }
    return change.before === change.after ? [] : [change]
  }
  const [oldValues, newValues] = [toRecord(before), toRecord(after)]
  return [...new Set([...Object.keys(oldValues), ...Object.keys(newValues)])]
    .map((key) => ({
      what: splitCamelCase(key),
      before: inWords(oldValues[key], key),
      after: inWords(newValues[key], key),
    }))
    .filter((change) => change.before !== change.after)
    .slice(0, changesMax)
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Returns a record unchanged, an empty record for a missing value, and any other value inside a record. */
const toRecord = (value: unknown): Record<string, unknown> =>
  isRecord(value) ? value : value === null || value === undefined ? {} : { value }

/** Turns `premiumUntil` into `premium until`. */
const splitCamelCase = (key: string): string => key.replaceAll(/([a-z])([A-Z])/g, '$1 $2').toLowerCase()

const timeKey = /(?:At|Until)$/
/** One year after the epoch. Smaller numbers aren't times. */
const timestampMin = 31_536_000_000

function wordsOf(value: unknown, zone: TimeZone, key = ''): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'number' && timeKey.test(key) && value > timestampMin) return formatDateTime(value, zone)
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  const words = typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
  return words.length > wordsMax ? `${words.slice(0, wordsMax)}…` : words
}
