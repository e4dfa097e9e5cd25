import { bodyLimit } from 'hono/body-limit'

import { maxReportBytes } from '#domain/security/policy-reports.rules.ts'
import { AppError } from '#worker/core/errors.ts'
import { policy } from '#worker/core/policy.ts'
import { createRouter } from '#worker/core/router.ts'

import { countReports } from './policy-reports.service.ts'

const limitReport = bodyLimit({
  maxSize: maxReportBytes,
  onError: () => {
    throw new AppError('too_large')
  },
})

const reportFormats = /^application\/(?:reports\+json|csp-report)\b/

/** Browsers send content policy violations here, in one of two formats. */
export const policyReportsRoutes = createRouter().post(
  '/',
  policy('policy.report', 'private'),
  limitReport,
  async (c) => {
    if (!reportFormats.test(c.req.header('Content-Type') ?? '')) throw new AppError('invalid')
    await countReports(c.var.ctx, readJson(await c.req.arrayBuffer()))
    return c.body(null, 204)
  },
)

function readJson(bytes: ArrayBuffer): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes))
  } catch {
    throw new AppError('invalid')
  }
}
