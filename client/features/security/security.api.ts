import type { RouterContextProvider } from 'react-router'

import { createAsk } from '#client/core/api.ts'
import { api } from '#domain/api.ts'
import { type SecurityFilters, writeFilters } from '#domain/security/security-filters.ts'
import type { SecurityApi } from '#worker/features/security/security.routes.ts'

type Context = Readonly<RouterContextProvider>

const askSecurity = createAsk((hc, network) => hc<SecurityApi>(api.security, network))

export const listAudit = (context: Context, { kind, actor, from, to, after }: SecurityFilters) =>
  askSecurity(context, (security) => security.audit.$get({ query: writeFilters({ kind, actor, from, to, after }) }))

/** Returns the audit log as CSV. */
export const exportAudit = (context: Context, { kind, actor, from, to }: SecurityFilters) =>
  askSecurity(context, (security) => security.audit.export.$get({ query: writeFilters({ kind, actor, from, to }) }))

export const listEvents = (context: Context, { kind, from, to, after }: SecurityFilters) =>
  askSecurity(context, (security) => security.events.$get({ query: writeFilters({ kind, from, to, after }) }))

export const countSessions = (context: Context) => askSecurity(context, (security) => security.sessions.$get())

export const listReports = (context: Context, { after }: SecurityFilters) =>
  askSecurity(context, (security) => security.reports.$get({ query: writeFilters({ after }) }))
