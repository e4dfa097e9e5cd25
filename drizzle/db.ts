import type { D1Database } from '@cloudflare/workers-types'
import { drizzle } from 'drizzle-orm/d1'

import * as accounts from './schema/accounts.ts'
import * as blends from './schema/blends.ts'
import * as bot from './schema/bot.ts'
import * as cabinet from './schema/cabinet.ts'
import * as calendar from './schema/calendar.ts'
import * as campaigns from './schema/campaigns.ts'
import * as community from './schema/community.ts'
import * as factAlerts from './schema/fact-alerts.ts'
import * as factors from './schema/factors.ts'
import * as favourites from './schema/favourites.ts'
import * as herbi from './schema/herbi.ts'
import * as herbs from './schema/herbs.ts'
import * as mailbox from './schema/mailbox.ts'
import * as mailing from './schema/mailing.ts'
import * as notifications from './schema/notifications.ts'
import * as overview from './schema/overview.ts'
import * as ownRecipeBrews from './schema/own-recipe-brews.ts'
import * as ownRecipes from './schema/own-recipes.ts'
import * as pharmacistLinks from './schema/pharmacist-links.ts'
import * as profile from './schema/profile.ts'
import * as purges from './schema/purges.ts'
import * as rateLimits from './schema/rate-limits.ts'
import * as ratings from './schema/ratings.ts'
import * as recipes from './schema/recipes.ts'
import * as safety from './schema/safety.ts'
import * as security from './schema/security.ts'
import * as settings from './schema/settings.ts'
import * as status from './schema/status.ts'
import * as support from './schema/support.ts'

export const schema = {
  ...accounts,
  ...blends,
  ...bot,
  ...cabinet,
  ...calendar,
  ...campaigns,
  ...community,
  ...factAlerts,
  ...factors,
  ...favourites,
  ...herbi,
  ...herbs,
  ...mailbox,
  ...mailing,
  ...notifications,
  ...overview,
  ...ownRecipeBrews,
  ...ownRecipes,
  ...pharmacistLinks,
  ...profile,
  ...purges,
  ...rateLimits,
  ...ratings,
  ...recipes,
  ...safety,
  ...security,
  ...settings,
  ...status,
  ...support,
}

type D1Client = Pick<D1Database, 'prepare' | 'batch'>

/**
 * Creates Drizzle, which only calls the client's `prepare` and `batch`. If a batch fails, the error names its
 * statements, as Drizzle's own error does for a single statement.
 */
export function createDb(client: D1Client) {
  const db = drizzle(client as D1Database, { schema })
  const runBatch: typeof db.batch = db.batch.bind(db)
  const batch: typeof db.batch = (queries) =>
    runBatch(queries).catch((error: unknown) => {
      throw new FailedBatch(queries, error)
    })
  return Object.assign(db, { batch })
}

export type Db = ReturnType<typeof createDb>

/** Characters of each statement that the error quotes. */
const maxSqlLength = 300

/** Error that names the statements of a failed batch without their values. D1's own error names none. */
class FailedBatch extends Error {
  constructor(queries: readonly unknown[], cause: unknown) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    super(`${reason} in the batch: ${queries.map((query) => getSql(query).slice(0, maxSqlLength)).join('; ')}`, {
      cause,
    })
    this.name = 'FailedBatch'
  }
}

const getSql = (query: unknown): string =>
  typeof query === 'object' && query !== null && 'toSQL' in query && typeof query.toSQL === 'function'
    ? String(query.toSQL().sql)
    : 'raw SQL'
