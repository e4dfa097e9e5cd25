import type { VariableValue } from './campaigns.types.ts'

/** What may stand in a campaign between double braces. */
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

/** Every variable and its value for one reader. */
export type Variables = Readonly<Record<CampaignVariable, VariableValue>>

const known: ReadonlySet<string> = new Set(campaignVariables)

/** Whether a campaign knows a variable of this name. */
export const isCampaignVariable = (name: string): name is CampaignVariable => known.has(name)

/** What a preview shows where every reader gets something else. */
export const previewValues = { first_name: 'Ada', recipient_count: '1,200+', recipe_count: '5' } as const

/** How a reader without a name is called. */
export const namelessReader = 'there'
