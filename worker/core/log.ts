type Fields = Record<string, string | number | boolean | null | undefined>

/** `info` is for expected events, `error` for events that may need attention. */
export type Log = {
  info: (event: string, fields?: Fields) => void
  error: (event: string, error: unknown, fields?: Fields) => void
}

/**
 * Logs one line of JSON per event, so that a deployment can search them, with the id of its request or run if there is
 * one. Never pass health answers, email addresses or paths: some paths contain a token.
 */
export const consoleLogOf = (about: { requestId?: string } = {}): Log => ({
  info: (event, fields) => console.log(lineOf({ level: 'info', event, ...about, ...fields })),
  error: (event, error, fields) =>
    console.error(lineOf({ level: 'error', event, ...about, ...fields, error: describeError(error) })),
})

export const consoleLog: Log = consoleLogOf()

/** Email addresses and tokens, which have 40 characters or more, wherever they occur. */
const secrets = /[^\s"'<>@/\\]+@[\w-]+(?:\.[\w-]+)+|[\w-]{40,}/g

const withoutSecrets = (line: string): string => line.replaceAll(secrets, '…')

/** Line ends that JSON leaves as they are, but some log readers don't. */
const otherLineEnds = /[\u0085\u2028\u2029]/g

const lineOf = (fields: Fields): string =>
  withoutSecrets(JSON.stringify(fields)).replaceAll(
    otherLineEnds,
    (end) => `\\u${end.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )

function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (quoting.test(error.name)) return error.name
  const cause = error.cause === undefined ? '' : ` <- ${describeError(error.cause)}`
  return `${withoutValues(error.stack ?? error.message)}${cause}`
}

/** Errors that quote a model's text, which may repeat a person's question. */
const quoting = /^AI_(?:JSONParse|TypeValidation)Error$/

/** Removes the values of a failed query, some of which are email addresses. */
function withoutValues(text: string): string {
  return text.replaceAll(/\nparams:[\s\S]*?(?=\n\s+at |$)/g, '')
}
