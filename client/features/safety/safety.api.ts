import { type ApiContext, createApiCall, pathParams } from '#client/core/api.ts'
import { api } from '#domain/api.ts'
import type { Consent } from '#domain/safety/consent.ts'
import type { StoredProfile } from '#domain/safety/stored-profile.ts'
import type { HerbsApi } from '#worker/features/herbs/herbs.routes.ts'
import type { ProfileApi } from '#worker/features/profile/profile.routes.ts'
import type { RecipesApi } from '#worker/features/recipes/recipes.routes.ts'
import type { SafetyApi } from '#worker/features/safety/safety.routes.ts'

const callSafety = createApiCall((hc, network) => hc<SafetyApi>(api.safety, network))
const callRecipes = createApiCall((hc, network) => hc<RecipesApi>(api.recipes, network))
const callHerbs = createApiCall((hc, network) => hc<HerbsApi>(api.herbs, network))

/** Loads the facts of all herbs, without their sources. */
export const getFacts = (context: ApiContext) => callSafety(context, (safety) => safety.facts.$get())

export const getVersion = async (context: ApiContext): Promise<string> => {
  const { version } = await callSafety(context, (safety) => safety.version.$get())
  return version.dataVersion
}

export const getRecipeFacts = (context: ApiContext, address: string) =>
  callRecipes(context, (recipes) => recipes[':address'].facts.$get({ param: pathParams({ address }) }))

export const listPlants = (context: ApiContext) => callHerbs(context, (herbs) => herbs.index.$get())

const callProfile = createApiCall((hc, network) => hc<ProfileApi>(api.profile, network))

export const getAccountCopy = (context: ApiContext) => callProfile(context, (profile) => profile.safety.$get())

/** Stores the answers in the account, with the wording of the consent that the member agreed to. */
export const saveAccountCopy = (context: ApiContext, answers: StoredProfile, consent: Consent) =>
  callProfile(context, (profile) => profile.safety.$put({ json: { answers, consent } }))

export const deleteAccountCopy = (context: ApiContext) => callProfile(context, (profile) => profile.safety.$delete())
