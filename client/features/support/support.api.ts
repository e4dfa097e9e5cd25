import { type ApiContext, createApiCall, pathParams } from '#client/core/api.ts'
import { api } from '#domain/api.ts'
import type { CannedReplyDetails } from '#domain/support/support.schemas.ts'
import type { InboxFilters, TicketPriority, TicketStatus } from '#domain/support/support.types.ts'
import type { CannedRepliesApi } from '#worker/features/support/canned-replies.routes.ts'
import type { InboxApi } from '#worker/features/support/inbox.routes.ts'
import type { SupportApi } from '#worker/features/support/support.routes.ts'

type NewTicket = { subject: string; message: string; priority: TicketPriority }

const callSupport = createApiCall((hc, network) => hc<SupportApi>(api.support, network))
const callInbox = createApiCall((hc, network) => hc<InboxApi>(`${api.support}/inbox`, network))
const callCanned = createApiCall((hc, network) => hc<CannedRepliesApi>(`${api.support}/canned-replies`, network))

const cursorQuery = (before: string | null) => (before === null ? {} : { before })

export const openTicket = (context: ApiContext, json: NewTicket) =>
  callSupport(context, (support) => support.tickets.$post({ json }))

/** Returns the member's own tickets, newest first, after the cursor `before`. */
export const listTickets = (context: ApiContext, before: string | null) =>
  callSupport(context, (support) => support.tickets.$get({ query: cursorQuery(before) }))

export const getTicket = (context: ApiContext, id: string) =>
  callSupport(context, (support) => support.tickets[':id'].$get({ param: pathParams({ id }) }))

export const replyToTicket = (context: ApiContext, id: string, message: string) =>
  callSupport(context, (support) =>
    support.tickets[':id'].replies.$post({ param: pathParams({ id }), json: { message } }),
  )

export const setOwnTicketStatus = (context: ApiContext, id: string, status: 'open' | 'closed') =>
  callSupport(context, (support) => support.tickets[':id'].status.$put({ param: pathParams({ id }), json: { status } }))

/** Returns everybody's tickets, most urgent first. */
export const listInbox = (context: ApiContext, filters: InboxFilters, before: string | null) =>
  callInbox(context, (inbox) => inbox.index.$get({ query: { ...filters, ...cursorQuery(before) } }))

/** Returns a ticket with the canned replies. */
export const getInboxTicket = (context: ApiContext, id: string) =>
  callInbox(context, (inbox) => inbox[':id'].$get({ param: pathParams({ id }) }))

export const answerTicket = (context: ApiContext, id: string, message: string) =>
  callInbox(context, (inbox) => inbox[':id'].replies.$post({ param: pathParams({ id }), json: { message } }))

/** Adds a note that only administrators can read. */
export const addNote = (context: ApiContext, id: string, message: string) =>
  callInbox(context, (inbox) => inbox[':id'].notes.$post({ param: pathParams({ id }), json: { message } }))

export const deleteNote = (context: ApiContext, id: string, noteId: string) =>
  callInbox(context, (inbox) => inbox[':id'].notes[':noteId'].$delete({ param: pathParams({ id, noteId }) }))

export const setTicketStatus = (context: ApiContext, id: string, status: TicketStatus) =>
  callInbox(context, (inbox) => inbox[':id'].status.$put({ param: pathParams({ id }), json: { status } }))

export const listCannedReplies = (context: ApiContext) => callCanned(context, (canned) => canned.index.$get())

export const createCannedReply = (context: ApiContext, json: CannedReplyDetails) =>
  callCanned(context, (canned) => canned.index.$post({ json }))

export const editCannedReply = (context: ApiContext, id: string, json: CannedReplyDetails) =>
  callCanned(context, (canned) => canned[':id'].$put({ param: pathParams({ id }), json }))

export const deleteCannedReply = (context: ApiContext, id: string) =>
  callCanned(context, (canned) => canned[':id'].$delete({ param: pathParams({ id }) }))
