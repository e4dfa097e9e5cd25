type Fields = Record<string, string | number | boolean | null | undefined>

export type Log = { error: (event: string, error: unknown, fields?: Fields) => void }

/** One JSON line an event, so that a deployment can search them. Never give it health answers or addresses of people. */
export const consoleLog: Log = {
  error: (event, error, fields) =>
    console.error(withoutSecrets(JSON.stringify({ level: 'error', event, ...fields, error: describeError(error) }))),
}

/** Whatever fails, and whatever address was asked for: tokens are of 40 letters and more, and an address of a person has its sign. */
const secrets = /[^\s"'<>@/\\]+@[\w-]+(?:\.[\w-]+)+|[\w-]{40,}/g

const withoutSecrets = (line: string): string => line.replaceAll(secrets, '…')

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
