import { type ApiContext, createApiCall, pathParams } from '#client/core/api.ts'
import { api } from '#domain/api.ts'
import type { NewPharmacistLink } from '#domain/pharmacist-links/pharmacist-links.schemas.ts'
import type { PharmacistLinksApi } from '#worker/features/pharmacist-links/pharmacist-links.routes.ts'

const call = createApiCall((hc, network) => hc<PharmacistLinksApi>(api.pharmacistLinks, network))

export const listLinks = (context: ApiContext) => call(context, (links) => links.index.$get())

/** Creates a link and returns its token, which nobody can read again. */
export const createLink = (context: ApiContext, json: NewPharmacistLink) =>
  call(context, (links) => links.index.$post({ json }))

export const endLink = (context: ApiContext, id: string) =>
  call(context, (links) => links[':id'].$delete({ param: pathParams({ id }) }))
