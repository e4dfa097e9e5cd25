import { inArray } from 'drizzle-orm'

import { schema } from '#drizzle/db.ts'
import type { Reader } from '#worker/core/ctx.ts'

const { adminSettings } = schema

/** The stored texts of these settings by their key; what was never set is missing. */
export async function findSettings({ db, read }: Reader, keys: string[]): Promise<Map<string, string>> {
  const found = db
    .select({ key: adminSettings.settingKey, value: adminSettings.settingValue })
    .from(adminSettings)
    .where(inArray(adminSettings.settingKey, keys))
    .limit(keys.length)
  return new Map((await read(found)).map(({ key, value }) => [key, value]))
}
