import type { Notification } from '#domain/notifications/notifications.types.ts'
import { paths } from '#domain/paths.ts'

type Note = Pick<Notification, 'title' | 'message' | 'type'> & { link: string }

const asIs = 'What you typed is still here.'

export const editingWords = {
  refused: 'The safety check refuses this remedy, so it cannot be published. You can keep it as a draft.',
  unfinished: 'This remedy cannot be published yet. You can keep it as a draft.',
  isPublished: 'This remedy is published: what is saved is shown. Unpublish it first to keep changes back.',
  notPublished: 'This remedy is not published.',
  changedMeanwhile: (by: string | null, when: string) =>
    `${by ? `${by} changed this remedy` : 'This remedy was changed'} meanwhile (${when}). ${asIs}`,
  slugTaken: 'Another remedy took this address at the same moment. Please save once more.',
  withdrawal: 'It is not shown for now.',
} as const

/** What whoever keeps a recipe is told when an administrator takes it from view. */
export const unpublishedNote = (name: string): Note => ({
  title: `"${name}" is not shown for now`,
  message:
    'We took it from view; it stays in your collection and comes back with it if we show it again. Please do not brew it from a printed copy before you have asked a pharmacist or a doctor.',
  type: 'warning',
  link: paths.members,
})

/** What they are told when it was changed and there is more to mind than before. */
export const stricterNote = (name: string, slug: string): Note => ({
  title: `There is more to mind about "${name}"`,
  message:
    'It was changed, and its safety check says more than before. Please read its Important Notes before the next cup.',
  type: 'warning',
  link: paths.recipe(slug),
})
