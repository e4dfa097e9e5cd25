const namesOfTimes = /(?:At|Until|Date)$|^at$/

/**
 * Returns a copy for people to read. Times (milliseconds since the epoch in fields such as `createdAt`) become ISO 8601
 * text.
 */
export function withReadableTimes(data: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(data).map(([name, value]) => [name, readable(name, value)]))
}

function readable(name: string, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((entry) => readable(name, entry))
  if (typeof value === 'number' && namesOfTimes.test(name)) return new Date(value).toISOString()
  return typeof value === 'object' && value !== null ? withReadableTimes({ ...value }) : value
}
