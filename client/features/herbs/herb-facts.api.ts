import { type ApiContext, createApiCall, pathParams } from '#client/core/api.ts'
import { api } from '#domain/api.ts'
import type { FactChange } from '#domain/herbs/fact-change.schemas.ts'
import type { HerbFactsApi } from '#worker/features/herbs/herb-facts.routes.ts'

const callFacts = createApiCall((hc, network) => hc<HerbFactsApi>(api.herbFacts, network))

export const listEditablePlants = (context: ApiContext) => callFacts(context, (facts) => facts.index.$get())

export const getEditorView = (context: ApiContext, slug: string) =>
  callFacts(context, (facts) => facts[':slug'].$get({ param: pathParams({ slug }) }))

/** Previews a change for one batch of recipes: those after the recipe with the ID `after`. */
export const previewChange = (context: ApiContext, slug: string, json: FactChange, after: string) =>
  callFacts(context, (facts) => facts[':slug'].preview.$post({ param: pathParams({ slug }), query: { after }, json }))

export const saveChange = (context: ApiContext, slug: string, json: FactChange) =>
  callFacts(context, (facts) => facts[':slug'].$put({ param: pathParams({ slug }), json }))

export const recheckNextBatch = (context: ApiContext, slug: string) =>
  callFacts(context, (facts) => facts[':slug'].recheck.$post({ param: pathParams({ slug }) }))
