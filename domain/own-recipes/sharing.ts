import { containsAddress } from '#domain/bot/draft-errors/text-errors.ts'
import { findHerbSlug } from '#domain/recipes/ingredient-herb.ts'
import { findTextErrors } from '#domain/recipes/text-errors.rules.ts'
import type { Verdict } from '#domain/safety/findings.ts'
import type { NameIndex } from '#domain/safety/names.ts'

import { ownRecipeMessages } from './own-recipes.messages.ts'
import type { OwnRecipeContent } from './own-recipes.schemas.ts'

/** Returns what others see of a recipe: everything but its author's notes, also those on ingredients, and tags. */
export const toSharedContent = (content: OwnRecipeContent): OwnRecipeContent => ({
  ...content,
  ingredients: content.ingredients.map(({ name, amount }) => ({ name, amount })),
  notes: '',
  tags: [],
})

/**
 * Returns a sentence for the author that says why others can't see the recipe; undefined if they can. The verdict is
 * that for adults in general. Others see no refused recipe, no web address, no forbidden claim, and no amount in a step
 * that the check would refuse.
 */
export function findSharingProblem(content: OwnRecipeContent, verdict: Verdict, names: NameIndex): string | undefined {
  if (verdict === 'refused') return ownRecipeMessages.refusedToShare
  const texts = listTexts(content)
  const figures = [content.emoji, ...content.ingredients.map(({ amount }) => amount)]
  if ([...Object.values(texts), ...figures].some(containsAddress)) return ownRecipeMessages.addressToShare
  const plants = new Set(content.ingredients.flatMap(({ name }) => findHerbSlug(names, name) ?? []))
  const { servings, cupsPerDay } = content
  return Object.values(findTextErrors(texts, { names, servings, cupsPerDay, plants }))[0]
}

/** Most recipes that a post shows as cards. */
const maxCards = 3

/** Returns the tokens of the shared recipes that these links of a post lead to, each once. `siteUrl` has no `/` at the end. */
export const findSharedTokens = (links: readonly string[], siteUrl: string): string[] =>
  [
    ...new Set(
      links
        .map((link) => (link.startsWith(`${siteUrl}/`) ? link.slice(siteUrl.length) : link))
        .flatMap((path) => sharedPathPattern.exec(path)?.[1] ?? []),
    ),
  ].slice(0, maxCards)

const sharedPathPattern = /^\/shared-recipes\/([\w-]{43})$/

const listTexts = ({ name, ailment, steps, ingredients }: OwnRecipeContent): Record<string, string> => ({
  name,
  ailment,
  ...Object.fromEntries(steps.map((step, position) => [`steps.${position}`, step])),
  ...Object.fromEntries(ingredients.map((line, position) => [`ingredients.${position}`, line.name])),
})
