import { and, eq, isNotNull, sql } from 'drizzle-orm'

import type { BotSettingsChange } from '#domain/bot/bot.schemas.ts'
import { type Db, schema } from '#drizzle/db.ts'
import type { Reader } from '#worker/core/ctx.ts'
import type { Condition, Statement } from '#worker/core/statement.ts'

const { users, userSettings: settings } = schema

export async function findManager({ db, read }: Reader, adminEmail: string) {
  const query = db
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
  const [row] = await read(query)
  return row
}

/**
 * Saves only the given settings, because another tab may have changed the others. Inserts a row with defaults if
 * needed.
 */
export function saveSettings(
  db: Db,
  userId: string,
  { isEnabled, recipesPerBatch }: BotSettingsChange,
  updatedAt: number,
): Statement {
  const changes = {
    ...(isEnabled !== undefined && { herbiEnabled: isEnabled }),
    ...(recipesPerBatch !== undefined && { herbiRecipesPerHour: recipesPerBatch }),
    updatedAt,
  }
  return db
    .insert(settings)
    .values({ userId, ...changes })
    .onConflictDoUpdate({ target: settings.userId, set: changes })
}

export const isBotEnabled = (userId: string): Condition =>
  sql`exists (select 1 from ${settings} where ${settings.userId} = ${userId} and ${settings.herbiEnabled} = 1)`

export const disableBotIf = (db: Db, userId: string, updatedAt: number, condition: Condition): Statement =>
  db
    .update(settings)
    .set({ herbiEnabled: false, updatedAt })
    .where(and(eq(settings.userId, userId), eq(settings.herbiEnabled, true), sql`${condition}`))
