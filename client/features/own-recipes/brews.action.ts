import type { ActionFunctionArgs } from 'react-router'

import { localDay } from '#client/core/local-day.ts'
import { withStatus } from '#client/core/results.ts'
import { type ActionResult, runAction } from '#client/core/run-action.ts'
import { brewMessages } from '#domain/own-recipes/brews.messages.ts'
import { ratingValues } from '#domain/ratings/ratings.types.ts'

import { deleteBrew, saveBrew } from './own-recipes.api.ts'

export const saveBrewIntent = 'save-brew'
export const deleteBrewIntent = 'delete-brew'

type Args = Pick<ActionFunctionArgs, 'context'> & { id: string; fields: Record<string, string> }

/** Handles the forms of a recipe's brews. Returns undefined for any other `intent`. */
export async function brewsAction({ context, id, fields }: Args) {
  const { intent, brew = '', day = '', stars = '', note = '' } = fields
  if (intent === deleteBrewIntent)
    return runAction(() => deleteBrew(context, id, brew), { failure: () => brewMessages.notDeleted })
  if (intent !== saveBrewIntent) return undefined
  if (day > localDay(new Date()))
    return withStatus<ActionResult>({ isDone: false, errors: { day: brewMessages.future } })
  return runAction(
    () =>
      saveBrew(context, id, brew, { day, stars: ratingValues.find((value) => String(value) === stars) ?? null, note }),
    {
      success: brewMessages.saved,
      hasSummary: true,
    },
  )
}
