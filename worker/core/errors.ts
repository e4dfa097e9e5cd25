import { errorCodes, type ErrorCode, type ErrorEnvelope } from '#domain/errors.ts'

/** Thrown by services and repos; the message is shown to people. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly fields: Record<string, string> | undefined

  constructor(code: ErrorCode, message: string = errorCodes[code].message, fields?: Record<string, string>) {
    super(message)
    this.code = code
    this.fields = fields
  }
}

export const notFound = (what: string) => new AppError('not_found', `${what} not found`)
export const gone = (reason: string) => new AppError('gone', reason)

/** What a caller may know of any error: an unexpected one keeps its detail to itself. */
export function publicError(error: unknown): AppError {
  if (error instanceof AppError) return error
  return new AppError(isDatabaseFailure(error) ? 'unavailable' : 'internal')
}

/** The one shape of a failed answer. */
export function envelope(error: AppError, requestId: string): ErrorEnvelope {
  const { code, message, fields } = error
  return { error: { code, message, ...(fields && { fields }), requestId } }
}

export const statusOf = (error: AppError) => errorCodes[error.code].status

function isDatabaseFailure(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return error.message.startsWith('D1_') || isDatabaseFailure(error.cause)
}
