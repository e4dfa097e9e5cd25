import type { Verdict } from '../safety/findings.ts'
import type { ListOrder } from './recipe-list.ts'
import type { PublicationStatus } from './recipes.types.ts'
import type { RecipeOrigin } from './recipes.types.ts'

export const publicationStatusMessages: Record<PublicationStatus, string> = {
  published: 'Published',
  waiting: 'Waiting for review',
  draft: 'Draft',
}

export const originLabels: Record<RecipeOrigin, string> = {
  catalogue: 'Catalogue',
  admin: 'Administrator',
  bot: 'Herbi Bot',
  member: 'Member',
}

export const verdictLabels: Record<Verdict, string> = {
  ok: 'passes',
  separate: 'passes, two hours apart from medicines',
  ok_with_warnings: 'passes with cautions',
  needs_review: 'needs review',
  refused: 'refused',
}

export const orderLabels: Record<ListOrder, string> = {
  newest: 'Newest first',
  name: 'By name',
  rating: 'Best rated first',
  edited: 'Most recently edited first',
}
