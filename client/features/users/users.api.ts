import { type ApiContext, createApiCall, pathParams } from '#client/core/api.ts'
import { api } from '#domain/api.ts'
import { type UserFilters, createUserQuery } from '#domain/users/user-filters.ts'
import type { UsersApi } from '#worker/features/users/users.routes.ts'

const callUsers = createApiCall((hc, network) => hc<UsersApi>(api.users, network))

export const listUsers = (context: ApiContext, filters: UserFilters) =>
  callUsers(context, (users) => users.index.$get({ query: createUserQuery(filters) }))

export const getUserDetails = (context: ApiContext, id: string) =>
  callUsers(context, (users) => users[':id'].$get({ param: pathParams({ id }) }))

/** `seen` is the end date of premium that the page showed, in milliseconds since the epoch. */
export const grantPremium = (context: ApiContext, id: string, json: { lastDay: string; seen: number | null }) =>
  callUsers(context, (users) => users[':id'].premium.$put({ param: pathParams({ id }), json }))

export const endPremium = (context: ApiContext, id: string, seen: number | null) =>
  callUsers(context, (users) => users[':id'].premium.$delete({ param: pathParams({ id }), json: { seen } }))

export const suspendUser = (context: ApiContext, id: string, reason: string) =>
  callUsers(context, (users) => users[':id'].suspension.$put({ param: pathParams({ id }), json: { reason } }))

export const restoreUser = (context: ApiContext, id: string) =>
  callUsers(context, (users) => users[':id'].suspension.$delete({ param: pathParams({ id }) }))

export const endUserSessions = (context: ApiContext, id: string) =>
  callUsers(context, (users) => users[':id'].sessions.$delete({ param: pathParams({ id }) }))

export const sendReset = (context: ApiContext, id: string) =>
  callUsers(context, (users) => users[':id'].resets.$post({ param: pathParams({ id }) }))
