import { filled } from './filled-site.ts'

/** Id that a path needs, by the start of the path. */
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

/** Returns the id of the filled site's row that a route is about; the recipe's by default. */
export const filledIdOf = (path: string): string => ids.find(([about]) => about.test(path))?.[1] ?? filled.recipe
