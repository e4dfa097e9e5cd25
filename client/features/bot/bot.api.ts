import { type ApiContext, createApiCall, pathParams } from '#client/core/api.ts'
import { api } from '#domain/api.ts'
import type { BotRunRequest, BotSettingsChange, WaitingEdit } from '#domain/bot/bot.schemas.ts'
import type { BotApi } from '#worker/features/bot/bot.routes.ts'

const callBot = createApiCall((hc, network) => hc<BotApi>(api.bot, network))

export const getStatus = (context: ApiContext) => callBot(context, (bot) => bot.index.$get())

/** Returns the newest activities, or those with a lower sequence number than `before`. */
export const listActivity = (context: ApiContext, before?: number) =>
  callBot(context, (bot) => bot.activity.$get({ query: before === undefined ? {} : { before: String(before) } }))

export const changeSettings = (context: ApiContext, json: Partial<BotSettingsChange>) =>
  callBot(context, (bot) => bot.settings.$put({ json }))

export const generateRecipes = (context: ApiContext, json: Partial<BotRunRequest>) =>
  callBot(context, (bot) => bot.runs.$post({ json }))

export const listDuplicates = (context: ApiContext) => callBot(context, (bot) => bot.duplicates.$get())

export const previewCleanup = (context: ApiContext) => callBot(context, (bot) => bot.cleanup.$get())

export const deleteDuplicates = (context: ApiContext, ids: string[]) =>
  callBot(context, (bot) => bot.cleanup.$post({ json: { ids } }))

export const listWaiting = (context: ApiContext) => callBot(context, (bot) => bot.review.$get())

export const editWaiting = (context: ApiContext, id: string, json: WaitingEdit) =>
  callBot(context, (bot) => bot.review[':id'].$put({ param: pathParams({ id }), json }))

export const approveRecipe = (context: ApiContext, id: string) =>
  callBot(context, (bot) => bot.review[':id'].approval.$put({ param: pathParams({ id }) }))

export const rejectRecipe = (context: ApiContext, id: string, reason: string) =>
  callBot(context, (bot) => bot.review[':id'].$delete({ param: pathParams({ id }), query: { reason } }))
