import { eq, inArray, sql } from 'drizzle-orm'

import { type Db, schema } from '#drizzle/db.ts'
import type { Reader } from '#worker/core/ctx.ts'
import type { Condition, Statement } from '#worker/core/statement.ts'

const { adminSettings } = schema

export async function findSetting({ db, read }: Reader, key: string): Promise<string | undefined> {
  const query = db
    .select({ value: adminSettings.settingValue })
    .from(adminSettings)
    .where(eq(adminSettings.settingKey, key))
    .limit(1)
  const [setting] = await read(query)
  return setting?.value
}

/** Returns the values of settings that are saved together. Their revision is the total number of saves. */
export async function findSettings({ db, read }: Reader, keys: readonly string[]) {
  const query = db
    .select({ key: adminSettings.settingKey, value: adminSettings.settingValue, revision: adminSettings.revision })
    .from(adminSettings)
    .where(inArray(adminSettings.settingKey, keys))
    .limit(keys.length)
  const rows = await read(query)
  return {
    values: new Map(rows.map(({ key, value }) => [key, value])),
    revision: rows.reduce((sum, row) => sum + row.revision, 0),
  }
}

export const isAtRevision = (keys: readonly string[], revision: number): Condition =>
  sql`(select coalesce(sum(${adminSettings.revision}), 0) from ${adminSettings} where ${inArray(adminSettings.settingKey, keys)}) = ${revision}`

/** Stores all values, or none if somebody else has saved one of them in the meantime. */
export function saveSettings(db: Db, values: Record<string, string>, revision: number): Statement {
  const condition = isAtRevision(Object.keys(values), revision)
  return db
    .insert(adminSettings)
    .select(sql`select key, value, 1 from json_each(${JSON.stringify(values)}) where ${condition}`)
    .onConflictDoUpdate({
      target: adminSettings.settingKey,
      set: { settingValue: sql`excluded.setting_value`, revision: sql`${adminSettings.revision} + 1` },
    })
}
