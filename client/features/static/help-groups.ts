import { aboutAccounts } from './help-account.tsx'
import { aboutBrewing } from './help-brewing.tsx'
import { aboutOwnRecipes } from './help-own-recipes.tsx'
import { aboutRecipes } from './help-recipes.tsx'
import { aboutSafety } from './help-safety.tsx'
import { aboutTheSite } from './help-site.tsx'

export const helpGroups = [
  ...aboutRecipes,
  ...aboutBrewing,
  ...aboutOwnRecipes,
  ...aboutSafety,
  ...aboutAccounts,
  ...aboutTheSite,
]

export const helpArticles = helpGroups.flatMap(({ questions }) => questions)
