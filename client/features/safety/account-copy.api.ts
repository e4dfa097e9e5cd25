import { type ApiContext, createApiCall } from '#client/core/api.ts'
import { api } from '#domain/api.ts'
import type { Consent } from '#domain/safety/consent.ts'
import type { StoredProfile } from '#domain/safety/stored-profile.ts'
import type { ProfileApi } from '#worker/features/profile/profile.routes.ts'

const callProfile = createApiCall((hc, network) => hc<ProfileApi>(api.profile, network))

export const getAccountCopy = (context: ApiContext) => callProfile(context, (profile) => profile.safety.$get())

/** Stores the answers in the account, with the wording of the consent that the member agreed to. */
export const saveAccountCopy = (context: ApiContext, answers: StoredProfile, consent: Consent) =>
  callProfile(context, (profile) => profile.safety.$put({ json: { answers, consent } }))

export const deleteAccountCopy = (context: ApiContext) => callProfile(context, (profile) => profile.safety.$delete())
