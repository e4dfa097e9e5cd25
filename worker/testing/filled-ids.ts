import { filledIds } from './filled-site.ts'

/** Path patterns, each with the value of its `:id`. */
const idPatterns: readonly [RegExp, string][] = [
  [/canned-replies/, filledIds.cannedReply],
  [/^\/api\/support/, filledIds.ticket],
  [/^\/api\/campaigns/, filledIds.draft],
  [/mailing\/imports/, filledIds.import],
  [/mailing/, filledIds.subscriber],
  [/community.*replies\/:id/, filledIds.reply],
  [/community.*categories/, filledIds.category],
  [/community.*reports/, filledIds.report],
  [/community/, filledIds.post],
  [/^\/api\/cabinet\/suggestions|^\/api\/blends/, filledIds.blend],
  [/^\/api\/cabinet/, filledIds.cabinetItem],
  [/^\/api\/pharmacist-links/, filledIds.pharmacistLink],
  [/^\/api\/own-recipes/, filledIds.ownRecipe],
  [/^\/api\/herbi/, filledIds.conversation],
  [/^\/api\/passkeys/, filledIds.passkey],
  [/^\/api\/notifications/, filledIds.notification],
  [/bot.*review/, filledIds.review],
]

/** Returns the id in the filled site for this route. The default is the recipe's id. */
export const findFilledId = (path: string): string =>
  idPatterns.find(([pathPattern]) => pathPattern.test(path))?.[1] ?? filledIds.recipe
