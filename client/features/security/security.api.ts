import type { RouterContextProvider } from 'react-router'

import { createApiCall } from '#client/core/api.ts'
import { api } from '#domain/api.ts'
import { type SecurityFilters, writeFilters } from '#domain/security/security-filters.ts'
import type { SecurityApi } from '#worker/features/security/security.routes.ts'

type Context = Readonly<RouterContextProvider>

const callSecurity = createApiCall((hc, network) => hc<SecurityApi>(api.security, network))

export const listAudit = (context: Context, { kind, actor, from, to, after }: SecurityFilters) =>
  callSecurity(context, (security) => security.audit.$get({ query: writeFilters({ kind, actor, from, to, after }) }))

/** Returns the audit log as CSV. */
export const exportAudit = (context: Context, { kind, actor, from, to }: SecurityFilters) =>
  callSecurity(context, (security) => security.audit.export.$get({ query: writeFilters({ kind, actor, from, to }) }))

export const listEvents = (context: Context, { kind, from, to, after }: SecurityFilters) =>
  callSecurity(context, (security) => security.events.$get({ query: writeFilters({ kind, from, to, after }) }))

export const countSessions = (context: Context) => callSecurity(context, (security) => security.sessions.$get())

export const listReports = (context: Context, { after }: SecurityFilters) =>
  callSecurity(context, (security) => security.reports.$get({ query: writeFilters({ after }) }))
