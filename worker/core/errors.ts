import { HTTPException } from 'hono/http-exception'

import { errorCodes, type ErrorCode, type ErrorEnvelope } from '#domain/errors.ts'

/** `cause` is only logged. */
type AppErrorOptions = { retryAfterSeconds?: number; cause?: unknown }

/** Thrown by services and repos; the message is shown to people. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly fields: Record<string, string> | undefined
  readonly retryAfterSeconds: number | undefined

  constructor(
    code: ErrorCode,
    message: string = errorCodes[code].message,
    fields?: Record<string, string>,
    { retryAfterSeconds, cause }: AppErrorOptions = {},
  ) {
    super(message, { cause })
    this.code = code
    this.fields = fields
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/** Seconds after which to retry when something is unavailable, unless a better value is known. */
export const defaultRetrySeconds = 30

/** `what` is a noun of the product, as in "Recipe not found". */
export const notFound = (noun: string) => new AppError('not_found', `${noun} not found`)
/** For permanently withdrawn content; the reason is shown. */
export const gone = (reason: string) => new AppError('gone', reason)

/** Returns an error without details that callers mustn't see. Unexpected errors become `internal` or `unavailable`. */
export function toPublicError(error: unknown): AppError {
  if (error instanceof AppError) return error
  if (error instanceof HTTPException && error.status === 400) return new AppError('invalid')
  return new AppError(
    collectMessages(error).some((message) => databaseUnavailable.test(message)) ? 'unavailable' : 'internal',
  )
}

/**
 * D1 messages that mean that the database is unreachable or overloaded, from its list of errors
 * (https://developers.cloudflare.com/d1/observability/debug-d1/#error-list). That list also names queries that need too
 * much time or memory: those are our own errors, so they are `internal`.
 */
const databaseUnavailable = new RegExp(
  `^(?:D1_ERROR: )?(?:${[
    'Network connection lost',
    'D1 DB reset because its code was updated',
    'Internal error while starting up D1 DB storage caused object to be reset',
    'Internal error in D1 DB storage caused object to be reset',
    'Cannot resolve D1 DB due to transient issue on remote node',
    "Can't read from request stream because client disconnected",
    'D1 DB is overloaded',
  ].join('|')})`,
)

/** True if the write failed because another row has the same value in one of the columns, such as `users.email`. */
export const isUniqueViolation = (error: unknown, ...columns: [string, ...string[]]): boolean =>
  collectMessages(error).some((message) => {
    const violatedColumns = /^(?:D1_ERROR: )?UNIQUE constraint failed: ([\w., ]+)/.exec(message)?.[1]?.split(', ') ?? []
    return columns.some((column) => violatedColumns.includes(column))
  })

/**
 * Returns a `catch` handler for writes. It throws `conflict` for a unique violation in one of the columns, and rethrows
 * any other error.
 */
export const throwConflictOn =
  (...columns: [string, ...string[]]) =>
  (error: unknown): never => {
    throw isUniqueViolation(error, ...columns)
      ? new AppError('conflict', undefined, undefined, { cause: error })
      : error
  }

/** Returns the body of every failed response. */
export function toErrorEnvelope(error: AppError, requestId: string): ErrorEnvelope {
  const { code, message, fields } = error
  return { error: { code, message, ...(fields && { fields }), requestId } }
}

export const httpStatus = (error: AppError) => errorCodes[error.code].status

/** Returns the messages of an error and of its causes: Drizzle and `FailedBatch` wrap D1's errors. */
const collectMessages = (error: unknown): string[] =>
  error instanceof Error ? [error.message, ...collectMessages(error.cause)] : []
