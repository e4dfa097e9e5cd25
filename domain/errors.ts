export const errorCodes = {
  invalid: { status: 400, message: 'Please check the highlighted fields.' },
  unauthenticated: { status: 401, message: 'Authentication Required' },
  unconfirmed: { status: 403, message: 'Email not confirmed' },
  reauthentication_required: { status: 403, message: 'Please enter your password again.' },
  forbidden: { status: 403, message: 'You don’t have permission to do this.' },
  not_found: { status: 404, message: 'Not found.' },
  method_not_allowed: { status: 405, message: 'This address is read-only.' },
  conflict: { status: 409, message: 'This already exists.' },
  gone: { status: 410, message: 'This was withdrawn.' },
  too_large: { status: 413, message: 'This is too large to send.' },
  rate_limited: { status: 429, message: 'Too many attempts. Please try again later.' },
  unavailable: { status: 503, message: 'This isn’t available right now. Please try again soon.' },
  internal: { status: 500, message: 'An unexpected error occurred' },
} as const

export type ErrorCode = keyof typeof errorCodes

export type ErrorDetail = { code: ErrorCode; message: string; fields?: Record<string, string>; requestId: string }

export type ErrorEnvelope = { error: ErrorDetail }
