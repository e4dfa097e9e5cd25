import { and, eq, type SQL, sql } from 'drizzle-orm'

import { defaultContentLimit } from '#domain/settings/content-limit.ts'
import { type Db, schema } from '#drizzle/db.ts'
import type { Statement } from '#worker/core/statement.ts'

const { adminSettings, recipes } = schema

const selectSetting = (key: string): SQL =>
  sql`(select ${adminSettings.settingValue} from ${adminSettings} where ${adminSettings.settingKey} = ${key} limit 1)`

const limit = sql`coalesce(cast(${selectSetting('free_content_limit')} as integer), ${defaultContentLimit})`

/** Selects columns of the oldest recipe beyond the limit; no row while the limit is off. */
const selectFirstBeyond = (columns: SQL): SQL =>
  sql`(select ${columns} from recipes where status = 'published' and ${selectSetting('free_content_enabled')} = 'true' order by created_at, id limit 1 offset ${limit})`

/** The condition on the time is always true. It makes the database search the index. */
const selectFirstClosed = (columns: SQL): SQL =>
  sql`(select ${columns} from recipes where is_closed = 1 and created_at >= 0 order by created_at, id limit 1)`

const time = sql`created_at`
const position = sql`created_at, id`
const endOfTime = sql`9e15`

/**
 * Returns the statements that open and close recipes by the stored settings. They write only recipes that change.
 * Triggers do the same when a recipe is published, withheld or deleted, because seed, editor, review, recheck and bot do
 * that.
 */
export const applyContentLimit = (db: Db): [Statement, Statement] => [
  db
    .update(recipes)
    .set({ isClosed: false })
    .where(
      and(
        eq(recipes.isClosed, sql`1`),
        sql`created_at <= coalesce(${selectFirstBeyond(time)}, ${endOfTime})`,
        sql`coalesce((created_at, id) < ${selectFirstBeyond(position)}, 1)`,
      ),
    ),
  db
    .update(recipes)
    .set({ isClosed: true })
    .where(
      and(
        eq(recipes.status, 'published'),
        eq(recipes.isClosed, false),
        sql`created_at <= coalesce(${selectFirstClosed(time)}, ${endOfTime})`,
        sql`(created_at, id) >= ${selectFirstBeyond(position)}`,
        sql`coalesce((created_at, id) < ${selectFirstClosed(position)}, 1)`,
      ),
    ),
]
