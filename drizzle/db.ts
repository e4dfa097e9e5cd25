import type { D1Database } from '@cloudflare/workers-types'
import { drizzle } from 'drizzle-orm/d1'

import * as accounts from './schema/accounts.ts'
import * as blends from './schema/blends.ts'
import * as bot from './schema/bot.ts'
import * as cabinet from './schema/cabinet.ts'
import * as campaigns from './schema/campaigns.ts'
import * as community from './schema/community.ts'
import * as favourites from './schema/favourites.ts'
import * as herbi from './schema/herbi.ts'
import * as herbs from './schema/herbs.ts'
import * as mailbox from './schema/mailbox.ts'
import * as mailing from './schema/mailing.ts'
import * as notifications from './schema/notifications.ts'
import * as overview from './schema/overview.ts'
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
  ...campaigns,
  ...community,
  ...favourites,
  ...herbi,
  ...herbs,
  ...mailbox,
  ...mailing,
  ...notifications,
  ...overview,
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

/** What statements run on: the database itself or a session of it. */
type D1Client = Pick<D1Database, 'prepare' | 'batch'>

/** Drizzle calls nothing of the database but `prepare` and `batch`. */
export const createDb = (client: D1Client) => drizzle(client as D1Database, { schema })

export type Db = ReturnType<typeof createDb>
