import { env } from 'cloudflare:workers'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import { createDb, schema } from '#drizzle/db.ts'
import { recordDb } from '#worker/testing/recorded-db.ts'

import { createRead } from './read.ts'

const { adminSettings } = schema

function createTestReader() {
  const { db: client, recording } = recordDb(env.DB)
  const db = createDb(client)
  const selectValue = (key: string) =>
    db
      .select({ value: adminSettings.settingValue })
      .from(adminSettings)
      .where(eq(adminSettings.settingKey, key))
      .limit(1)
  return { read: createRead(db), recording, valueOf: selectValue, db }
}

describe('queries of the same turn', () => {
  it('share one round trip, and each caller gets its own result', async () => {
    const { read, recording, valueOf: selectValue, db } = createTestReader()
    await db.insert(adminSettings).values([
      { settingKey: 'one', settingValue: '1' },
      { settingKey: 'two', settingValue: '2' },
    ])
    recording.clear()
    const secondQuery = Promise.resolve().then(() => read(selectValue('two')))
    expect(await Promise.all([read(selectValue('one')), secondQuery])).toEqual([[{ value: '1' }], [{ value: '2' }]])
    expect(recording.roundTrips).toBe(1)
    await read(selectValue('one'))
    expect(recording.roundTrips).toBe(2)
  })

  it('succeed even if another one of them fails', async () => {
    const { read, valueOf: selectValue, db } = createTestReader()
    const failingQuery = db
      .select({ value: sql`no_such_function()` })
      .from(adminSettings)
      .limit(1)
    const [broken, working] = await Promise.allSettled([read(failingQuery), read(selectValue('one'))])
    expect(broken.status).toBe('rejected')
    expect(working).toEqual({ status: 'fulfilled', value: [] })
  })
})
