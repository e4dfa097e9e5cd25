import type { Notification } from '#domain/notifications/notifications.types.ts'
import { paths } from '#domain/paths.ts'
import { formatPlural, shortenName } from '#domain/words.ts'

/** Changes that the sentence names; further ones are counted. */
const maxNamedChanges = 3

type HerbNotification = Pick<Notification, 'title' | 'message' | 'type'> & { link: string }

/** Herb whose facts became stricter; `changes` are those of `findStricterFacts`. */
export type StricterHerb = { slug: string; commonName: string; changes: readonly string[] }

/** Notification for members who have, drink or saved a herb whose facts became stricter. */
export function createStricterFactsNotification({ slug, commonName, changes }: StricterHerb): HerbNotification {
  const others = changes.length - maxNamedChanges
  const named = changes.slice(0, maxNamedChanges).join('; ')
  return {
    title: `Stricter advice on ${shortenName(commonName)}`,
    message: `Our advice is now: ${named}${others > 0 ? `; and ${formatPlural(others, 'more change')}` : ''}. Read its page before your next cup.`,
    type: 'warning',
    link: paths.herb(slug),
  }
}
