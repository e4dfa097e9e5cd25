import { auditExportQuery, auditQuery, eventQuery, reportQuery } from '#domain/security/security.schemas.ts'
import { policy } from '#worker/core/policy.ts'
import { createRouter } from '#worker/core/router.ts'
import { validate } from '#worker/core/validate.ts'

import { countSessions, exportAudit, listAudit, listEvents, listReports } from './log.service.ts'

const readPolicy = policy('security.read', 'private')

export const securityRoutes = createRouter()
  .get('/audit', readPolicy, validate('query', auditQuery), async (c) =>
    c.json(await listAudit(c.var.ctx, c.req.valid('query'))),
  )
  .get('/audit/export', policy('security.export', 'private'), validate('query', auditExportQuery), async (c) =>
    c.json({ csv: await exportAudit(c.var.ctx, c.req.valid('query')) }),
  )
  .get('/events', readPolicy, validate('query', eventQuery), async (c) =>
    c.json(await listEvents(c.var.ctx, c.req.valid('query'))),
  )
  .get('/sessions', readPolicy, async (c) => c.json(await countSessions(c.var.ctx)))
  .get('/reports', readPolicy, validate('query', reportQuery), async (c) =>
    c.json(await listReports(c.var.ctx, c.req.valid('query').after)),
  )

export type SecurityApi = typeof securityRoutes
