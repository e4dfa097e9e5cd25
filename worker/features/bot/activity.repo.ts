import { desc, gt, lt, sql } from 'drizzle-orm'

import { type Db, schema } from '#drizzle/db.ts'
import type { Reader } from '#worker/core/ctx.ts'
import type { Condition } from '#worker/core/statement.ts'

const { botActivity, liveMembers, users } = schema

type NewActivity = Pick<typeof botActivity.$inferInsert, 'activityType' | 'description' | 'createdAt'>

export const alwaysTrue: Condition = sql`1`

/**
 * Inserts the row if `condition` holds. Returns the administrator as `connectedAdminId`, or null without an open live
 * socket.
 */
export const insertActivityIf = (
  db: Db,
  { activityType, description, createdAt }: NewActivity,
  { condition, adminEmail, now }: { condition: Condition; adminEmail: string; now: number },
) =>
  db
    .insert(botActivity)
    .select(sql`select null, ${activityType}, ${description}, ${createdAt} where ${condition}`)
    .returning({
      connectedAdminId: sql<
        string | null
      >`(${sql`select ${users.id} from ${users} join ${liveMembers} on ${liveMembers.userId} = ${users.id}
        where ${users.email} = ${adminEmail} and ${users.confirmedAt} is not null and ${liveMembers.until} > ${now} limit 1`})`,
    })

export function listActivity({ db, read }: Reader, limit: number, before?: number) {
  const query = db
    .select({
      sequence: botActivity.sequence,
      activityType: botActivity.activityType,
      description: botActivity.description,
      createdAt: botActivity.createdAt,
    })
    .from(botActivity)
    .where(before === undefined ? gt(botActivity.sequence, 0) : lt(botActivity.sequence, before))
    .orderBy(desc(botActivity.sequence))
    .limit(limit)
  return read(query)
}
