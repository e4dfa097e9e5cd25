import { type ApiContext, createApiCall } from '#client/core/api.ts'
import { api } from '#domain/api.ts'
import type { FeedChange, FeedCups } from '#domain/calendar/calendar.schemas.ts'
import type { CalendarApi } from '#worker/features/calendar/calendar.routes.ts'

const call = createApiCall((hc, network) => hc<CalendarApi>(api.calendar, network))

export const getFeed = (context: ApiContext) => call(context, (calendar) => calendar.index.$get())

/** Creates the feed, or gives it another address. Returns its token, which nobody can read again. */
export const createFeed = (context: ApiContext, json: FeedCups) =>
  call(context, (calendar) => calendar.index.$post({ json }))

export const replaceCups = (context: ApiContext, json: FeedChange) =>
  call(context, (calendar) => calendar.index.$put({ json }))

export const deleteFeed = (context: ApiContext) => call(context, (calendar) => calendar.index.$delete())
