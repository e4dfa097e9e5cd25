import { type ApiContext, createApiCall, pathParams } from '#client/core/api.ts'
import { api } from '#domain/api.ts'
import type { BatchVerdict } from '#domain/mailing/campaigns.schemas.ts'
import type { Audience } from '#domain/mailing/campaigns.types.ts'
import type { CampaignsApi } from '#worker/features/mailing/campaigns.routes.ts'
import type { NewsApi } from '#worker/features/recipes/recipes.routes.ts'

type Draft = {
  title: string
  subject: string
  content: string
  htmlContent: string
  senderName: string
  audience: Audience
}

const callApi = createApiCall((hc, network) => hc<CampaignsApi>(api.campaigns, network))
const callNews = createApiCall((hc, network) => hc<NewsApi>(api.news, network))

/** Form target that returns the document for the preview frame. */
export const previewFrameUrl = `${api.campaigns}/preview/frame`

export const listCampaigns = (context: ApiContext, before: string | null) =>
  callApi(context, (campaigns) => campaigns.index.$get({ query: { ...(before !== null && { before }) } }))

export const getProgress = (context: ApiContext, ids: readonly string[]) =>
  callApi(context, (campaigns) => campaigns.progress.$get({ query: { ids: ids.join(',') } }))

export const getCampaign = (context: ApiContext, id: string) =>
  callApi(context, (campaigns) => campaigns[':id'].$get({ param: pathParams({ id }) }))

export const createCampaign = (context: ApiContext, json: Draft & { id: string }) =>
  callApi(context, (campaigns) => campaigns.index.$post({ json }))

export const saveCampaign = (context: ApiContext, id: string, json: Draft & { updatedAt: number }) =>
  callApi(context, (campaigns) => campaigns[':id'].$put({ param: pathParams({ id }), json }))

export const deleteCampaign = (context: ApiContext, id: string) =>
  callApi(context, (campaigns) => campaigns[':id'].$delete({ param: pathParams({ id }) }))

export const previewCampaign = (context: ApiContext, json: Draft) =>
  callApi(context, (campaigns) => campaigns.preview.$post({ json }))

/** Returns how many people would receive a campaign for this audience. */
export const countAudience = (context: ApiContext, json: Audience) =>
  callApi(context, (campaigns) => campaigns.readers.$post({ json }))

export const sendTest = (context: ApiContext, json: Draft) =>
  callApi(context, (campaigns) => campaigns.test.$post({ json }))

export const sendCampaign = (context: ApiContext, id: string) =>
  callApi(context, (campaigns) => campaigns[':id'].send.$post({ param: pathParams({ id }) }))

/** `at` is in milliseconds since the epoch. */
export const scheduleCampaign = (context: ApiContext, id: string, at: number) =>
  callApi(context, (campaigns) => campaigns[':id'].schedule.$put({ param: pathParams({ id }), json: { at } }))

export const unscheduleCampaign = (context: ApiContext, id: string) =>
  callApi(context, (campaigns) => campaigns[':id'].schedule.$delete({ param: pathParams({ id }) }))

export const pauseCampaign = (context: ApiContext, id: string) =>
  callApi(context, (campaigns) => campaigns[':id'].pause.$post({ param: pathParams({ id }) }))

export const resumeCampaign = (context: ApiContext, id: string) =>
  callApi(context, (campaigns) => campaigns[':id'].resume.$post({ param: pathParams({ id }) }))

export const cancelCampaign = (context: ApiContext, id: string) =>
  callApi(context, (campaigns) => campaigns[':id'].cancel.$post({ param: pathParams({ id }) }))

export const retryCampaign = (context: ApiContext, id: string) =>
  callApi(context, (campaigns) => campaigns[':id'].retry.$post({ param: pathParams({ id }) }))

/** Records whether the provider sent a batch whose outcome is unknown. */
export const resolveBatch = (context: ApiContext, id: string, number: string, json: BatchVerdict) =>
  callApi(context, (campaigns) => campaigns[':id'].batches[':number'].$put({ param: pathParams({ id, number }), json }))

export const getSendingSettings = (context: ApiContext) => callApi(context, (campaigns) => campaigns.settings.$get())

export const changePace = (context: ApiContext, mailsPerSecond: number) =>
  callApi(context, (campaigns) => campaigns.settings.$put({ json: { mailsPerSecond } }))

export const listNewestRecipes = (context: ApiContext) => callNews(context, (news) => news.newest.$get())
