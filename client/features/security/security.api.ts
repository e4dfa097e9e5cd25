import { type ApiContext, createApiCall } from '#client/core/api.ts'
import { api } from '#domain/api.ts'
import { type SecurityFilters, writeFilters } from '#domain/security/security-filters.ts'
import type { SecurityApi } from '#worker/features/security/security.routes.ts'

const callSecurity = createApiCall((hc, network) => hc<SecurityApi>(api.security, network))

export const listAudit = (context: ApiContext, { kind, actor, from, to, after }: SecurityFilters) =>
  callSecurity(context, (security) => security.audit.$get({ query: writeFilters({ kind, actor, from, to, after }) }))

/** Returns the audit log as CSV. */
export const exportAudit = (context: ApiContext, { kind, actor, from, to }: SecurityFilters) =>
  callSecurity(context, (security) => security.audit.export.$get({ query: writeFilters({ kind, actor, from, to }) }))

export const listEvents = (context: ApiContext, { kind, from, to, after }: SecurityFilters) =>
  callSecurity(context, (security) => security.events.$get({ query: writeFilters({ kind, from, to, after }) }))

export const countSessions = (context: ApiContext) => callSecurity(context, (security) => security.sessions.$get())

export const listReports = (context: ApiContext, { after }: SecurityFilters) =>
  callSecurity(context, (security) => security.reports.$get({ query: writeFilters({ after }) }))
