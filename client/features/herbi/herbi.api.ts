import { type ApiContext, asDeclared, createApiCall, createLinesCall, pathParams } from '#client/core/api.ts'
import { api } from '#domain/api.ts'
import type { AnswerProvider } from '#domain/herbi/answer-providers.ts'
import type { EarlierExchange, HerbiConversation, HerbiLine, HerbiMessage } from '#domain/herbi/herbi.types.ts'
import type { HerbiApi } from '#worker/features/herbi/herbi.routes.ts'

export type HelpfulVote = { helpful: boolean; provider: AnswerProvider }
type Question = { message: string; conversationId?: string; earlier?: EarlierExchange[] }

const callApi = createApiCall((hc, network) => hc<HerbiApi>(api.herbi, network))
/**
 * Time without a line after which the connection counts as lost. The worker sends an empty line every second while it
 * has no output.
 */
const maxSilenceMs = 20_000
const callForLines = createLinesCall((hc, network) => hc<HerbiApi>(api.herbi, network), maxSilenceMs)

/** Loads who answers and how many questions are left. The request also makes the worker prepare the first answer. */
export const getStatus = (context: ApiContext) => callApi(context, (herbi) => herbi.index.$get())

export const askHerbi = (context: ApiContext, json: Question, signal: AbortSignal) =>
  callForLines<HerbiLine>(context, (herbi) =>
    herbi.index.$post({ json }, { headers: { Accept: 'application/x-ndjson' }, init: { signal } }),
  )

/** Counts whether an answer was helpful. The request contains neither the question nor the answer. */
export const rateAnswer = (context: ApiContext, json: HelpfulVote) =>
  callApi(context, (herbi) => herbi.helpful.$post({ json }))

export const listConversations = (context: ApiContext) => callApi(context, (herbi) => herbi.conversations.$get())

export const getConversation = (context: ApiContext, id: string) =>
  asDeclared<{ conversation: HerbiConversation; messages: HerbiMessage[] }>(
    callApi(context, (herbi) => herbi.conversations[':id'].$get({ param: pathParams({ id }) })),
  )

export const deleteConversation = (context: ApiContext, id: string) =>
  callApi(context, (herbi) => herbi.conversations[':id'].$delete({ param: pathParams({ id }) }))
