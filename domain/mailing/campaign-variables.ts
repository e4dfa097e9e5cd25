import type { VariableValue } from './campaigns.types.ts'

/** Campaign variables, written between double braces. */
export const campaignVariables = [
  'first_name',
  'recipient_count',
  'latest_recipes',
  'recipe_count',
  'season',
  'seasonal_recipes',
  'postal_address',
  'preferences_url',
  'unsubscribe_url',
] as const
export type CampaignVariable = (typeof campaignVariables)[number]

/** Value of every variable for one subscriber. */
export type Variables = Readonly<Record<CampaignVariable, VariableValue>>

const variableNames: ReadonlySet<string> = new Set(campaignVariables)

export const isCampaignVariable = (name: string): name is CampaignVariable => variableNames.has(name)

/** Sample values for previews. */
export const previewValues = { first_name: 'Ada', recipient_count: '1,200+', recipe_count: '5' } as const

/** Used when a subscriber has given no first name. */
export const defaultFirstName = 'there'
