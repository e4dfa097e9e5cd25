import { filled } from './filled-site.ts'

/** What an address that asks for an id is about, by its first words. */
const ids: readonly [RegExp, string][] = [
  [/canned-replies/, filled.cannedReply],
  [/^\/api\/support/, filled.ticket],
  [/^\/api\/campaigns/, filled.draft],
  [/mailing\/imports/, filled.import],
  [/mailing/, filled.subscriber],
  [/community.*replies\/:id/, filled.reply],
  [/community.*categories/, filled.category],
  [/community.*reports/, filled.report],
  [/community/, filled.post],
  [/^\/api\/cabinet\/suggestions|^\/api\/blends/, filled.blend],
  [/^\/api\/cabinet/, filled.cabinetItem],
  [/^\/api\/herbi/, filled.conversation],
  [/^\/api\/notifications/, filled.notification],
  [/bot.*review/, filled.review],
]

/** The id of the row of a filled site that a route is about; the remedy's where nothing else is named. */
export const filledIdOf = (path: string): string => ids.find(([about]) => about.test(path))?.[1] ?? filled.recipe
