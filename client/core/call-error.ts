import type { ErrorCode } from '#domain/errors.ts'

/** What a failed call throws as the data of the router's error. */
export type CallError = { code: ErrorCode; message: string; fields?: Record<string, string> }

/** What a failed call threw, with its HTTP status; undefined when the network failed or something else was thrown. */
export function readFailure(thrown: unknown): (CallError & { status: number }) | undefined {
  if (!isFailure(thrown)) return undefined
  return { ...thrown.data, status: thrown.init?.status ?? 500 }
}

/** `call` throws the router's `data()`, whose type the router keeps to itself. */
function isFailure(thrown: unknown): thrown is { data: CallError; init: ResponseInit | null } {
  if (typeof thrown !== 'object' || thrown === null || !('data' in thrown)) return false
  const { data: detail } = thrown
  return typeof detail === 'object' && detail !== null && 'code' in detail && 'message' in detail
}
