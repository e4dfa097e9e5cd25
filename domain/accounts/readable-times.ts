const timeFieldPattern = /(?:At|Until|Date)$|^at$/

/**
 * Returns a copy with readable times. Fields such as `createdAt` change from milliseconds since the epoch to ISO 8601.
 */
export function formatTimes(data: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(data).map(([name, value]) => [name, formatValue(name, value)]))
}

function formatValue(name: string, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((entry) => formatValue(name, entry))
  if (typeof value === 'number' && timeFieldPattern.test(name)) return new Date(value).toISOString()
  return typeof value === 'object' && value !== null ? formatTimes({ ...value }) : value
}
