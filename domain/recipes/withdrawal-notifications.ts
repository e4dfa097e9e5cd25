import type { Notification } from '#domain/notifications/notifications.types.ts'
import { paths } from '#domain/paths.ts'

type RecipeNotification = Pick<Notification, 'title' | 'message' | 'type'> & { link: string }

const printWarning = 'If you have a printed copy, do not brew the remedy until you have asked a pharmacist or doctor.'

/** Notification after the deletion of a recipe, for members who like or have saved it. */
export const createWithdrawnNotification = (name: string): RecipeNotification => ({
  title: `"${name}" was withdrawn`,
  message: `We removed it from the catalogue and from your collection. ${printWarning}`,
  type: 'warning',
  link: paths.remedies,
})

/** Notification after the safety check has withdrawn the recipe until a person reviews it. */
export const createUnderReviewNotification = (name: string): RecipeNotification => ({
  title: `"${name}" is being reviewed`,
  message: `Our safety check found that a person must review this remedy again. We have hidden it until then. ${printWarning}`,
  type: 'warning',
  link: paths.members,
})

/** Notification after the facts about one of the recipe's herbs have become stricter. */
export const createStricterNotification = (name: string, slug: string): RecipeNotification => ({
  title: `"${name}" needs more care`,
  message:
    'Our safety advice about one of the herbs in this remedy is now stricter. Before you brew it, check again who should avoid it and how much is too much.',
  type: 'warning',
  link: paths.recipe(slug),
})

export const createUnpublishedNotification = (name: string): RecipeNotification => ({
  title: `"${name}" is hidden for now`,
  message: `We have hidden this remedy. It stays in your collection and comes back if we publish it again. ${printWarning}`,
  type: 'warning',
  link: paths.members,
})

/** Notification after an edit added cautions to the recipe. */
export const createChangedNotification = (name: string, slug: string): RecipeNotification => ({
  title: `"${name}" has new cautions`,
  message:
    'We edited this remedy, and its safety check is now stricter or says more than before. Please read its Important Notes before your next cup.',
  type: 'warning',
  link: paths.recipe(slug),
})
