type Fields = Record<string, string | number | boolean | null | undefined>

/** `info` tells what went as it should, `error` what somebody may have to look at. */
export type Log = {
  info: (event: string, fields?: Fields) => void
  error: (event: string, error: unknown, fields?: Fields) => void
}

/**
 * One JSON line an event, so that a deployment can search them; each names the request or run that it belongs to where there is
 * one. Never give it health answers, addresses of people, or paths: some hold a token.
 */
export const consoleLogOf = (about: { requestId?: string } = {}): Log => ({
  info: (event, fields) => console.log(lineOf({ level: 'info', event, ...about, ...fields })),
  error: (event, error, fields) =>
    console.error(lineOf({ level: 'error', event, ...about, ...fields, error: describeError(error) })),
})

export const consoleLog: Log = consoleLogOf()

/** Whatever fails, and whatever address was asked for: tokens are of 40 letters and more, and an address of a person has its sign. */
const secrets = /[^\s"'<>@/\\]+@[\w-]+(?:\.[\w-]+)+|[\w-]{40,}/g

const withoutSecrets = (line: string): string => line.replaceAll(secrets, '…')

/** Ends of a line that JSON leaves as they are, and some readers of logs do not. */
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

/** Errors that quote what a model wrote, which may say again what a person asked. */
const quoting = /^AI_(?:JSONParse|TypeValidation)Error$/

/** A failed query names the values that it was asked with, and some are addresses of people. */
function withoutValues(text: string): string {
  return text.replaceAll(/\nparams:[\s\S]*?(?=\n\s+at |$)/g, '')
}
