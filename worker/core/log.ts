type Fields = Record<string, string | number | boolean | null | undefined>

/** Use `info` for expected events, and `error` for events that may need attention. */
export type Log = {
  info: (event: string, fields?: Fields) => void
  error: (event: string, error: unknown, fields?: Fields) => void
}

/**
 * Logs each event as one line of JSON, with the id of the request or run. Never pass health answers, email addresses or
 * paths: a path may contain a token.
 */
export const createConsoleLog = (context: { requestId?: string } = {}): Log => ({
  info: (event, fields) => console.log(formatLine({ level: 'info', event, ...context, ...fields })),
  error: (event, error, fields) =>
    console.error(formatLine({ level: 'error', event, ...context, ...fields, error: describeError(error) })),
})

export const consoleLog: Log = createConsoleLog()

/** Email addresses, and tokens of 40 characters or more. */
const secrets = /[^\s"'<>@/\\]+@[\w-]+(?:\.[\w-]+)+|[\w-]{40,}/g

const redactSecrets = (line: string): string => line.replaceAll(secrets, '…')

/** Line separators that JSON doesn't escape. Some log viewers end a line there. */
const unescapedLineEnds = /[\u0085\u2028\u2029]/g

const formatLine = (fields: Fields): string =>
  redactSecrets(JSON.stringify(fields)).replaceAll(
    unescapedLineEnds,
    (end) => `\\u${end.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )

function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (errorsQuotingOutput.test(error.name)) return error.name
  const cause = error.cause === undefined ? '' : ` <- ${describeError(error.cause)}`
  return `${redactQueryValues(error.stack ?? error.message)}${cause}`
}

/** Names of errors that quote a model's output, which may repeat a person's question. */
const errorsQuotingOutput = /^AI_(?:JSONParse|TypeValidation)Error$/

/** Removes the values of a failed query, because they may contain email addresses. */
function redactQueryValues(text: string): string {
  return text.replaceAll(/\nparams:[\s\S]*?(?=\n\s+at |$)/g, '')
}
