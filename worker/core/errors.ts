import { HTTPException } from 'hono/http-exception'

import { errorCodes, type ErrorCode, type ErrorEnvelope } from '#domain/errors.ts'

/** `cause` is logged but never sent. */
type AppErrorOptions = { retryAfterSeconds?: number; cause?: unknown }

/** Error thrown by services and repos. People see its message. */
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

export const defaultRetrySeconds = 30

/** `noun` names the missing thing, such as "Recipe" in "Recipe not found". */
export const notFound = (noun: string) => new AppError('not_found', `${noun} not found`)
/** Error for permanently withdrawn content. People see the reason. */
export const gone = (reason: string) => new AppError('gone', reason)

/** Hides details that callers mustn't see. Turns unexpected errors into `internal` or `unavailable`. */
export function toPublicError(error: unknown): AppError {
  if (error instanceof AppError) return error
  if (error instanceof HTTPException && error.status === 400) return new AppError('invalid')
  return new AppError(
    collectMessages(error).some((message) => databaseUnavailable.test(message)) ? 'unavailable' : 'internal',
  )
}

/**
 * D1 messages for an unreachable or overloaded database
 * (https://developers.cloudflare.com/d1/observability/debug-d1/#error-list). Queries that need too much time or memory
 * aren't listed here: they are our own errors and become `internal`.
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

/** True if another row already has the same value in one of the columns, such as `users.email`. */
export const isUniqueViolation = (error: unknown, ...columns: [string, ...string[]]): boolean =>
  collectMessages(error).some((message) => {
    const violatedColumns = /^(?:D1_ERROR: )?UNIQUE constraint failed: ([\w., ]+)/.exec(message)?.[1]?.split(', ') ?? []
    return columns.some((column) => violatedColumns.includes(column))
  })

/**
 * Returns a `catch` handler for writes. Throws `conflict` for a unique violation in one of the columns, and rethrows
 * any other error.
 */
export const throwConflictOn =
  (...columns: [string, ...string[]]) =>
  (error: unknown): never => {
    throw isUniqueViolation(error, ...columns)
      ? new AppError('conflict', undefined, undefined, { cause: error })
      : error
  }

export function toErrorEnvelope(error: AppError, requestId: string): ErrorEnvelope {
  const { code, message, fields } = error
  return { error: { code, message, ...(fields && { fields }), requestId } }
}

export const getHttpStatus = (error: AppError) => errorCodes[error.code].status

/** Returns the messages of an error and its causes. Drizzle and `FailedBatch` wrap errors from D1. */
const collectMessages = (error: unknown): string[] =>
  error instanceof Error ? [error.message, ...collectMessages(error.cause)] : []
