import { recipeVerdicts } from '#domain/safety/recipe-verdicts.ts'

const outdated = 'Our facts about its herbs have changed since we suggested this blend. Do not drink it.'

export const suggestionMessages = {
  noHerbs: 'Add some herbs to your cabinet first',
  noneAvailable: 'No herbs available',
  notGenerated: 'Failed to generate blend suggestion',
  deleted: 'Blend suggestion deleted',
  notDeleted: 'Failed to delete blend suggestion',
  noBlend:
    'We found no blend of your herbs that passes our check and matches one of our blend types. We only suggest herbs that we have facts about.',
} as const

/** Explains each verdict to readers. No text may call a blend safe. */
export const suggestionVerdicts = {
  ok: recipeVerdicts.ok.title,
  separate: recipeVerdicts.separate.title,
  ok_with_warnings: recipeVerdicts.ok_with_warnings.title,
  needs_review: outdated,
  refused: outdated,
} as const
