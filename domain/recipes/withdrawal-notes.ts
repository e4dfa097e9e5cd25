import type { Notification } from '#domain/notifications/notifications.types.ts'
import { paths } from '#domain/paths.ts'

type Note = Pick<Notification, 'title' | 'message' | 'type'> & { link: string }

const notFromPrint = 'Please do not brew it from a printed copy before you have asked a pharmacist or a doctor.'

/** Notification for members who like or bookmark the recipe, after it was deleted. */
export const withdrawnNote = (name: string): Note => ({
  title: `"${name}" was withdrawn`,
  message: `It was taken out of the catalogue, and so out of your collection. ${notFromPrint}`,
  type: 'warning',
  link: paths.remedies,
})

/** Notification that the safety check withdrew the recipe until a person has reviewed it. */
export const underReviewNote = (name: string): Note => ({
  title: `"${name}" is being reviewed`,
  message: `Our safety check asks for somebody to look at it again, and it is not shown until then. ${notFromPrint}`,
  type: 'warning',
  link: paths.members,
})

/** Notification that the facts of one of its herbs have become stricter. */
export const stricterNote = (name: string, slug: string): Note => ({
  title: `"${name}" asks for more care`,
  message:
    'What we know of one of its herbs has changed, and with it what the remedy says of who should leave it out and how much is too much. Please read it again before you brew it.',
  type: 'warning',
  link: paths.recipe(slug),
})

/** Notification that an administrator unpublished the recipe. */
export const unpublishedNote = (name: string): Note => ({
  title: `"${name}" is not shown for now`,
  message: `We took it from view; it stays in your collection and comes back with it if we show it again. ${notFromPrint}`,
  type: 'warning',
  link: paths.members,
})

/** Notification that the recipe was edited and has new cautions. */
export const changedNote = (name: string, slug: string): Note => ({
  title: `There is more to mind about "${name}"`,
  message:
    'It was changed, and its safety check says more than before. Please read its Important Notes before the next cup.',
  type: 'warning',
  link: paths.recipe(slug),
})
