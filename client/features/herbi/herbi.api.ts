import type { RouterContextProvider } from 'react-router'

import { createAsk, createAskForLines, pathParams, withTexts } from '#client/core/api.ts'
import { api } from '#domain/api.ts'
import type { EarlierExchange, HerbiConversation, HerbiLine, HerbiMessage } from '#domain/herbi/herbi.types.ts'
import type { HerbiApi } from '#worker/features/herbi/herbi.routes.ts'

type Context = Readonly<RouterContextProvider>
type Question = { message: string; conversationId?: string; earlier?: EarlierExchange[] }

const ask = createAsk((hc, network) => hc<HerbiApi>(api.herbi, network))
/** The worker sends an empty line in each second of silence: where none of them comes, the connection is lost. */
const silenceMaxMs = 20_000
const askForLines = createAskForLines((hc, network) => hc<HerbiApi>(api.herbi, network), silenceMaxMs)

/** Who answers, and how many questions are left; what the first answer needs is fetched with it. */
export const getStanding = (context: Context) => ask(context, (herbi) => herbi.index.$get())

/** The lines of the answer as they come, until `signal` says that nobody wants more. */
export const askHerbi = (context: Context, json: Question, signal: AbortSignal) =>
  askForLines<HerbiLine>(context, (herbi) =>
    herbi.index.$post({ json }, { headers: { Accept: 'application/x-ndjson' }, init: { signal } }),
  )

/** The member's own, newest first. */
export const listConversations = (context: Context) => ask(context, (herbi) => herbi.conversations.$get())

export const getConversation = (context: Context, id: string) =>
  withTexts<{ conversation: HerbiConversation; messages: HerbiMessage[] }>(
    ask(context, (herbi) => herbi.conversations[':id'].$get({ param: pathParams({ id }) })),
  )

export const deleteConversation = (context: Context, id: string) =>
  ask(context, (herbi) => herbi.conversations[':id'].$delete({ param: pathParams({ id }) }))
