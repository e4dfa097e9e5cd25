import type { Notification } from '#domain/notifications/notifications.types.ts'
import { paths } from '#domain/paths.ts'

type OfferNotification = Pick<Notification, 'title' | 'message' | 'type'> & { link: string }

export const createPublishedNotification = (name: string, slug: string): OfferNotification => ({
  title: `"${name}" is published`,
  message: 'We have added your recipe to our remedies. Thank you.',
  type: 'success',
  link: paths.recipe(slug),
})

export const createDeclinedNotification = (name: string, reason: string, ownRecipeId: string): OfferNotification => ({
  title: `We haven’t published "${name}"`,
  message: `${reason} Your own recipe stays as it is.`,
  type: 'info',
  link: paths.ownRecipe(ownRecipeId),
})
