type Fields = Record<string, string | number | boolean | null | undefined>

export type Log = { error: (event: string, error: unknown, fields?: Fields) => void }

/** One JSON line an event, so that a deployment can search them. Never give it health answers or addresses of people. */
export const consoleLog: Log = {
  error: (event, error, fields) =>
    console.error(JSON.stringify({ level: 'error', event, ...fields, error: describeError(error) })),
}

function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const cause = error.cause === undefined ? '' : ` <- ${describeError(error.cause)}`
  return `${error.stack ?? error.message}${cause}`
}
