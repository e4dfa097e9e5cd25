import { eq } from 'drizzle-orm'

import { schema } from '#drizzle/db.ts'
import type { Reader } from '#worker/core/ctx.ts'

const { adminSettings } = schema

/** The stored text of a setting; undefined when it was never set. */
export async function findSetting({ db, read }: Reader, key: string): Promise<string | undefined> {
  const found = db
    .select({ value: adminSettings.settingValue })
    .from(adminSettings)
    .where(eq(adminSettings.settingKey, key))
    .limit(1)
  const [setting] = await read(found)
  return setting?.value
}
