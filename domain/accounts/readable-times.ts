const timeFieldPattern = /(?:At|Until|Date)$|^at$/

/**
 * Returns a copy for people to read. Times (milliseconds since the epoch in fields such as `createdAt`) become ISO 8601
 * text.
 */
export function formatTimes(data: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(data).map(([name, value]) => [name, formatValue(name, value)]))
}

function formatValue(name: string, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((entry) => formatValue(name, entry))
  if (typeof value === 'number' && timeFieldPattern.test(name)) return new Date(value).toISOString()
  return typeof value === 'object' && value !== null ? formatTimes({ ...value }) : value
}
