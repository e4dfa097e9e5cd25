import { type ApiContext, createApiCall, pathParams } from '#client/core/api.ts'
import { api } from '#domain/api.ts'
import type { SuggestionsApi } from '#worker/features/cabinet/suggestions.routes.ts'

const callSuggestions = createApiCall((hc, network) => hc<SuggestionsApi>(api.cabinet, network))

export const listSuggestions = (context: ApiContext) =>
  callSuggestions(context, (cabinet) => cabinet.suggestions.$get())

/** `suggestion` is null if no blend of the member's herbs passes the check. */
export const suggestBlend = (context: ApiContext) => callSuggestions(context, (cabinet) => cabinet.suggestions.$post())

export const deleteSuggestion = (context: ApiContext, id: string) =>
  callSuggestions(context, (cabinet) => cabinet.suggestions[':id'].$delete({ param: pathParams({ id }) }))

/** Lists the remedies that the member can make from the cabinet. */
export const listMakeable = (context: ApiContext) => callSuggestions(context, (cabinet) => cabinet.remedies.$get())
