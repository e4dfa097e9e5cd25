import type { BrewsPage } from '#domain/own-recipes/brews.types.ts'
import type { OwnRecipeContent } from '#domain/own-recipes/own-recipes.schemas.ts'
import type { OwnRecipe, OwnRecipeWithVersions } from '#domain/own-recipes/own-recipes.types.ts'

export const noBrews: BrewsPage = { brews: [], next: null }
export const noBrewSummary = { count: 0, lastDay: '', averageStars: 0 }

export const createOwnContent = (details: Partial<OwnRecipeContent> = {}): OwnRecipeContent => ({
  name: 'Evening cup',
  ailment: '',
  emoji: '🍵',
  colour: 'leaf',
  servings: 1,
  cupsPerDay: 2,
  courseDays: null,
  waterMl: 250,
  brewMinutes: 8,
  preparation: [],
  ingredients: [{ name: 'Peppermint', amount: '2 g' }],
  steps: [],
  notes: '',
  tags: [],
  ...details,
})

export const createOwnRecipe = ({
  content,
  ...details
}: Partial<Omit<OwnRecipe, 'content'>> & { content?: Partial<OwnRecipeContent> } = {}): OwnRecipe => ({
  id: 'own',
  content: createOwnContent(content),
  revision: 1,
  brews: noBrewSummary,
  createdAt: 1,
  updatedAt: 1,
  ...details,
})

/** Reply of `GET /api/own-recipes/:id` for a recipe without earlier versions, brews, a cabinet and a link. */
export const replyWithRecipe = (recipe: OwnRecipe): OwnRecipeWithVersions => ({
  recipe,
  versions: [],
  brews: noBrews,
  shareToken: null,
  stock: null,
  offer: null,
})
