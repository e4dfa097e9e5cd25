import { and, eq, isNotNull, sql } from 'drizzle-orm'

import type { BotSettingsChange } from '#domain/bot/bot.schemas.ts'
import { type Db, schema } from '#drizzle/db.ts'
import type { Condition, Statement } from '#worker/core/commit.ts'
import type { Reader } from '#worker/core/ctx.ts'

const { users, userSettings: settings } = schema

/** The account that administrates, with its settings of the bot where it has made any. */
export async function findManager({ db, read }: Reader, adminEmail: string) {
  const found = db
    .select({
      userId: users.id,
      isEnabled: settings.herbiEnabled,
      batchSize: settings.herbiRecipesPerHour,
      location: settings.location,
      currency: settings.currency,
    })
    .from(users)
    .leftJoin(settings, eq(settings.userId, users.id))
    .where(and(eq(users.email, adminEmail), isNotNull(users.confirmedAt)))
    .limit(1)
  const [row] = await read(found)
  return row
}

/** Makes the row of the account with what is usual, or changes what is named and nothing else: another tab may have changed the rest. */
export function saveSettings(
  db: Db,
  userId: string,
  { isEnabled, recipesPerBatch }: BotSettingsChange,
  at: number,
): Statement {
  const changes = {
    ...(isEnabled !== undefined && { herbiEnabled: isEnabled }),
    ...(recipesPerBatch !== undefined && { herbiRecipesPerHour: recipesPerBatch }),
    updatedAt: at,
  }
  return db
    .insert(settings)
    .values({ userId, ...changes })
    .onConflictDoUpdate({ target: settings.userId, set: changes })
}

/** The bot of the account is enabled. */
export const isEnabledFor = (userId: string): Condition =>
  sql`exists (select 1 from ${settings} where ${settings.userId} = ${userId} and ${settings.herbiEnabled} = 1)`

/** Stops the bot of the account where the condition holds. */
export const disableIf = (db: Db, userId: string, at: number, condition: Condition): Statement =>
  db
    .update(settings)
    .set({ herbiEnabled: false, updatedAt: at })
    .where(and(eq(settings.userId, userId), eq(settings.herbiEnabled, true), sql`${condition}`))
