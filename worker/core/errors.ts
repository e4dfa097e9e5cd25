import { HTTPException } from 'hono/http-exception'

import { errorCodes, type ErrorCode, type ErrorEnvelope } from '#domain/errors.ts'

/** `cause` is for the log alone. */
type Further = { retryAfterSeconds?: number; cause?: unknown }

/** Thrown by services and repos; the message is shown to people. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly fields: Record<string, string> | undefined
  readonly retryAfterSeconds: number | undefined

  constructor(
    code: ErrorCode,
    message: string = errorCodes[code].message,
    fields?: Record<string, string>,
    { retryAfterSeconds, cause }: Further = {},
  ) {
    super(message, { cause })
    this.code = code
    this.fields = fields
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/** When to ask again for what is away, in seconds, where nothing better is known. */
export const awaySeconds = 30

/** `what` is a noun of the product: the message is "Recipe not found". */
export const notFound = (what: string) => new AppError('not_found', `${what} not found`)
/** Withdrawn for good; the reason is shown. */
export const gone = (reason: string) => new AppError('gone', reason)

/** What a caller may know of any error: an unexpected one keeps its detail to itself. */
export function publicError(error: unknown): AppError {
  if (error instanceof AppError) return error
  if (error instanceof HTTPException && error.status === 400) return new AppError('invalid')
  const failure = databaseMessage(error)
  if (failure === undefined) return new AppError('internal')
  return new AppError(failure.includes('UNIQUE constraint failed') ? 'conflict' : 'unavailable')
}

/** The one shape of a failed answer. */
export function envelope(error: AppError, requestId: string): ErrorEnvelope {
  const { code, message, fields } = error
  return { error: { code, message, ...(fields && { fields }), requestId } }
}

/** The HTTP status of a code. */
export const statusOf = (error: AppError) => errorCodes[error.code].status

/** D1 names its own failures; Drizzle wraps those of a single query. */
function databaseMessage(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  const known = /^D1_|^Network connection lost|^Internal error in D1|storage caused object to be reset/.test(
    error.message,
  )
  return known ? error.message : databaseMessage(error.cause)
}
