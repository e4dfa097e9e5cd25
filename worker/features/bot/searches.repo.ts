import { gte, lt, sql } from 'drizzle-orm'

import { type Db, schema } from '#drizzle/db.ts'
import type { Reader } from '#worker/core/ctx.ts'
import type { Statement } from '#worker/core/statement.ts'

const { emptySearches: searches } = schema

const maxRows = 5000

/** Counts a search for `word` on `day`. The count stops at `max`. */
export const incrementSearch = (db: Db, { day, word }: { day: string; word: string }, max: number): Statement =>
  db
    .insert(searches)
    .values({ day, word, searches: 1 })
    .onConflictDoUpdate({
      target: [searches.day, searches.word],
      set: { searches: sql`${searches.searches} + 1` },
      setWhere: lt(searches.searches, max),
    })

export const listSearches = ({ db, read }: Reader, since: string) =>
  read(
    db
      .select({ word: searches.word, searches: searches.searches })
      .from(searches)
      .where(gte(searches.day, since))
      .limit(maxRows),
  )
