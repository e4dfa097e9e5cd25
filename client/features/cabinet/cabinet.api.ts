import { type ApiContext, createApiCall, pathParams } from '#client/core/api.ts'
import { api } from '#domain/api.ts'
import type { EditableItem } from '#domain/cabinet/cabinet.types.ts'
import type { MeApi } from '#worker/features/accounts/session.routes.ts'
import type { CabinetApi } from '#worker/features/cabinet/cabinet.routes.ts'
import type { SuggestionsApi } from '#worker/features/cabinet/suggestions.routes.ts'

/** Dates are `yyyy-mm-dd` or empty. */
type Details = Record<'quantity' | 'storageLocation' | 'purchaseDate' | 'expiryDate' | 'notes', string>

const callCabinet = createApiCall((hc, network) => hc<CabinetApi>(api.cabinet, network))
const callMe = createApiCall((hc, network) => hc<MeApi>(api.me, network))

export const getCabinet = (context: ApiContext) => callCabinet(context, (cabinet) => cabinet.index.$get())

export const getCare = (context: ApiContext, slug: string) =>
  callCabinet(context, (cabinet) => cabinet.herbs[':slug'].$get({ param: pathParams({ slug }) }))

export const addItem = (context: ApiContext, json: Details & { herbSlug: string }) =>
  callCabinet(context, (cabinet) => cabinet.items.$post({ json }))

export const editItem = (
  context: ApiContext,
  id: string,
  json: Details & { isAvailable: boolean; before: EditableItem },
) => callCabinet(context, (cabinet) => cabinet.items[':id'].$put({ param: pathParams({ id }), json }))

/**
 * Subtracts an amount, or one strong cup if `amount` is empty. `use` identifies the submission: repeated requests with
 * the same ID count once.
 */
export const subtractFromItem = (context: ApiContext, id: string, json: { amount: string; use: string }) =>
  callCabinet(context, (cabinet) => cabinet.items[':id'].uses.$post({ param: pathParams({ id }), json }))

export const removeItem = (context: ApiContext, id: string) =>
  callCabinet(context, (cabinet) => cabinet.items[':id'].$delete({ param: pathParams({ id }) }))

export const getLimits = (context: ApiContext) => callMe(context, (me) => me.limits.$get())

const callSuggestions = createApiCall((hc, network) => hc<SuggestionsApi>(api.cabinet, network))

export const listSuggestions = (context: ApiContext) =>
  callSuggestions(context, (cabinet) => cabinet.suggestions.$get())

/** `suggestion` is null if no blend of the member's herbs passes the check. */
export const suggestBlend = (context: ApiContext) => callSuggestions(context, (cabinet) => cabinet.suggestions.$post())

export const deleteSuggestion = (context: ApiContext, id: string) =>
  callSuggestions(context, (cabinet) => cabinet.suggestions[':id'].$delete({ param: pathParams({ id }) }))

/** Lists the remedies that the member can make from the cabinet. */
export const listMakeable = (context: ApiContext) => callSuggestions(context, (cabinet) => cabinet.remedies.$get())
