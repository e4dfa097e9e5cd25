import type { ErrorCode } from '#domain/errors.ts'

import type { WithStatus } from './results.ts'

export type CallError = { code: ErrorCode; message: string; fields?: Record<string, string> }

/**
 * Returns the error of a failed call with its HTTP status. Returns undefined if the network failed or something else
 * was thrown.
 */
export function readFailure(thrown: unknown): (CallError & { status: number }) | undefined {
  if (!isFailure(thrown)) return undefined
  return { ...thrown.data, status: thrown.init?.status ?? 500 }
}

function isFailure(thrown: unknown): thrown is WithStatus<CallError> {
  if (typeof thrown !== 'object' || thrown === null || !('data' in thrown)) return false
  const { data: detail } = thrown
  return typeof detail === 'object' && detail !== null && 'code' in detail && 'message' in detail
}
