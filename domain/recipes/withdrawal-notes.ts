import type { Notification } from '#domain/notifications/notifications.types.ts'
import { paths } from '#domain/paths.ts'

type Note = Pick<Notification, 'title' | 'message' | 'type'> & { link: string }

/** What whoever keeps a recipe is told when it is deleted. */
export const withdrawnNote = (name: string): Note => ({
  title: `"${name}" was withdrawn`,
  message:
    'It was taken out of the catalogue, and so out of your collection. Please do not brew it from a printed copy before you have asked a pharmacist or a doctor.',
  type: 'warning',
  link: paths.remedies,
})

/** What they are told when the safety check takes it from view until a person has looked at it. */
export const underReviewNote = (name: string): Note => ({
  title: `"${name}" is being reviewed`,
  message:
    'Our safety check asks for somebody to look at it again, and it is not shown until then. Please do not brew it from a printed copy before you have asked a pharmacist or a doctor.',
  type: 'warning',
  link: paths.members,
})

/** What they are told when the facts of one of its herbs ask for more care than before. */
export const stricterNote = (name: string, slug: string): Note => ({
  title: `"${name}" asks for more care`,
  message:
    'What we know of one of its herbs has changed, and with it what the remedy says of who should leave it out and how much is too much. Please read it again before you brew it.',
  type: 'warning',
  link: paths.recipe(slug),
})
