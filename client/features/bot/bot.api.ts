import type { RouterContextProvider } from 'react-router'

import { createAsk, pathParams } from '#client/core/api.ts'
import { api } from '#domain/api.ts'
import type { BotRunRequest, BotSettingsChange, WaitingEdit } from '#domain/bot/bot.schemas.ts'
import type { BotApi } from '#worker/features/bot/bot.routes.ts'

type Context = Readonly<RouterContextProvider>

const askBot = createAsk((hc, network) => hc<BotApi>(api.bot, network))

export const getStatus = (context: Context) => askBot(context, (bot) => bot.index.$get())

/** Returns the newest activities, or those before the sequence number `before`. */
export const listActivity = (context: Context, before?: number) =>
  askBot(context, (bot) => bot.activity.$get({ query: before === undefined ? {} : { before: String(before) } }))

export const changeSettings = (context: Context, json: Partial<BotSettingsChange>) =>
  askBot(context, (bot) => bot.settings.$put({ json }))

export const generate = (context: Context, json: Partial<BotRunRequest>) =>
  askBot(context, (bot) => bot.runs.$post({ json }))

export const listDuplicates = (context: Context) => askBot(context, (bot) => bot.duplicates.$get())

export const previewCleanup = (context: Context) => askBot(context, (bot) => bot.cleanup.$get())

export const cleanUp = (context: Context, ids: string[]) =>
  askBot(context, (bot) => bot.cleanup.$post({ json: { ids } }))

export const listWaiting = (context: Context) => askBot(context, (bot) => bot.review.$get())

export const editWaiting = (context: Context, id: string, json: WaitingEdit) =>
  askBot(context, (bot) => bot.review[':id'].$put({ param: pathParams({ id }), json }))

export const approve = (context: Context, id: string) =>
  askBot(context, (bot) => bot.review[':id'].approval.$put({ param: pathParams({ id }) }))

export const reject = (context: Context, id: string, reason: string) =>
  askBot(context, (bot) => bot.review[':id'].$delete({ param: pathParams({ id }), query: { reason } }))
