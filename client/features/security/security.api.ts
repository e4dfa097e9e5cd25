import { type ApiContext, createApiCall } from '#client/core/api.ts'
import { api } from '#domain/api.ts'
import { type SecurityFilters, createFilterQuery } from '#domain/security/security-filters.ts'
import type { SecurityApi } from '#worker/features/security/security.routes.ts'

const callSecurity = createApiCall((hc, network) => hc<SecurityApi>(api.security, network))

export const listAudit = (context: ApiContext, { kind, actor, from, to, after }: SecurityFilters) =>
  callSecurity(context, (security) =>
    security.audit.$get({ query: createFilterQuery({ kind, actor, from, to, after }) }),
  )

/** Returns the audit log as CSV. */
export const exportAudit = (context: ApiContext, { kind, actor, from, to }: SecurityFilters) =>
  callSecurity(context, (security) =>
    security.audit.export.$get({ query: createFilterQuery({ kind, actor, from, to }) }),
  )

export const listEvents = (context: ApiContext, { kind, from, to, after }: SecurityFilters) =>
  callSecurity(context, (security) => security.events.$get({ query: createFilterQuery({ kind, from, to, after }) }))

export const countSessions = (context: ApiContext) => callSecurity(context, (security) => security.sessions.$get())

export const listReports = (context: ApiContext, { after }: SecurityFilters) =>
  callSecurity(context, (security) => security.reports.$get({ query: createFilterQuery({ after }) }))
