import type { Notification } from '#domain/notifications/notifications.types.ts'
import { paths } from '#domain/paths.ts'

/** For an author whose recipe we changed before we published it. */
export const changedByUs = 'We changed some of it first, so please read its page.'

type OfferNotification = Pick<Notification, 'title' | 'message' | 'type'> & { link: string }

export const createPublishedNotification = (name: string, slug: string, wasChanged: boolean): OfferNotification => ({
  title: `"${name}" is published`,
  message: `We have added your recipe to our remedies. ${wasChanged ? `${changedByUs} ` : ''}Thank you.`,
  type: 'success',
  link: paths.recipe(slug),
})

/** Notification after we have removed a recipe that was published. `reason` is a sentence. */
export const createRemovedNotification = (name: string, reason: string, ownRecipeId: string): OfferNotification => ({
  title: `We’ve removed "${name}"`,
  message: `${reason} Your own recipe stays as it is.`,
  type: 'warning',
  link: paths.ownRecipe(ownRecipeId),
})

/** Notification after we have hidden a published recipe. `reason` is a sentence, which its page shows. */
export const createHiddenNotification = (name: string, reason: string, slug: string): OfferNotification => ({
  title: `We’ve hidden "${name}" for now`,
  message: `${reason} Your own recipe stays as it is.`,
  type: 'warning',
  link: paths.recipe(slug),
})

export const createDeclinedNotification = (name: string, reason: string, ownRecipeId: string): OfferNotification => ({
  title: `We haven’t published "${name}"`,
  message: `${reason} Your own recipe stays as it is.`,
  type: 'info',
  link: paths.ownRecipe(ownRecipeId),
})
