import type { ActionFunctionArgs } from 'react-router'

import { runAction } from '#client/core/run-action.ts'
import { offerMessages } from '#domain/own-recipes/own-recipes.messages.ts'
import { difficulties } from '#domain/recipes/recipes.types.ts'

import { offerOwnRecipe, setDisplayName, withdrawOffer } from './own-recipes.api.ts'

type Args = Pick<ActionFunctionArgs, 'context'> & { id: string; fields: Record<string, string> }

/** Handles the forms that offer a recipe to everybody. Returns undefined for another form. */
export async function offerAction({ context, id, fields }: Args) {
  const { intent, description = '', benefits = '', tips = '', displayName = '' } = fields
  if (intent === 'withdraw-offer')
    return runAction(() => withdrawOffer(context, id), { success: offerMessages.withdrawn })
  if (intent !== 'offer') return undefined
  const difficulty = difficulties.find((name) => name === fields['difficulty']) ?? 'Easy'
  const offer = {
    description: description.replaceAll(/\s+/g, ' '),
    difficulty,
    benefits: toLines(benefits),
    tips: toLines(tips),
  }
  const sendOffer = async () => {
    if (displayName.trim() !== '') await setDisplayName(context, displayName)
    await offerOwnRecipe(context, id, offer)
  }
  return runAction(sendOffer, { success: offerMessages.offered, hasSummary: true })
}

const toLines = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
