import type { RouterContextProvider } from 'react-router'

import { createAsk, pathParams } from '#client/core/api.ts'
import { api } from '#domain/api.ts'
import type { SuggestionsApi } from '#worker/features/cabinet/suggestions.routes.ts'

type Context = Readonly<RouterContextProvider>

const askSuggestions = createAsk((hc, network) => hc<SuggestionsApi>(api.cabinet, network))

export const listSuggestions = (context: Context) => askSuggestions(context, (cabinet) => cabinet.suggestions.$get())

/** `suggestion` is null if no blend of the member's herbs passes the check. */
export const suggestBlend = (context: Context) => askSuggestions(context, (cabinet) => cabinet.suggestions.$post())

export const deleteSuggestion = (context: Context, id: string) =>
  askSuggestions(context, (cabinet) => cabinet.suggestions[':id'].$delete({ param: pathParams({ id }) }))

/** Lists the remedies that the member can make from the cabinet. */
export const listMakeable = (context: Context) => askSuggestions(context, (cabinet) => cabinet.remedies.$get())
