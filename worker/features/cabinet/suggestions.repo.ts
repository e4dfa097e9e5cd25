import { and, asc, desc, eq, sql } from 'drizzle-orm'

import { itemsMax } from '#domain/cabinet/cabinet.rules.ts'
import type { BlendSuggestion } from '#domain/cabinet/cabinet.types.ts'
import { type BlendHerb, suggestionsMax } from '#domain/cabinet/suggestion.rules.ts'
import { type Db, schema } from '#drizzle/db.ts'
import type { Reader } from '#worker/core/ctx.ts'

const { blendSuggestions: suggestions, herbs, userHerbCabinet: cabinet } = schema

/** The member's own, newest first. */
export const listSuggestions = ({ db, read }: Reader, userId: string): Promise<BlendSuggestion[]> =>
  read(
    db
      .select({
        id: suggestions.id,
        suggestedHerbs: suggestions.suggestedHerbs,
        blendName: suggestions.blendName,
        description: suggestions.description,
        preparationMethod: suggestions.preparationMethod,
        benefits: suggestions.benefits,
        createdAt: suggestions.createdAt,
      })
      .from(suggestions)
      .where(eq(suggestions.userId, userId))
      .orderBy(...newestFirst)
      .limit(suggestionsMax),
  )

/** What the member has, with what decides which blends it fits. */
export const listBlendHerbs = ({ db, read }: Reader, userId: string) =>
  read(
    db
      .select({ isAvailable: cabinet.isAvailable, herb: blendHerb })
      .from(cabinet)
      .innerJoin(herbs, eq(herbs.id, cabinet.herbId))
      .where(eq(cabinet.userId, userId))
      .orderBy(asc(cabinet.herbId))
      .limit(itemsMax),
  )

/** Of the facts what a blend is chosen by. */
const blendHerb =
  sql<BlendHerb>`json_object('name', ${herbs.name}, 'uses', ${herbs.facts} -> '$.uses', 'effectTags', ${herbs.facts} -> '$.effectTags', 'tea', json_object('method', ${herbs.facts} ->> '$.tea.method', 'requirements', ${herbs.facts} -> '$.tea.requirements'))`.mapWith(
    (text: string): BlendHerb => JSON.parse(text),
  )

/** Nothing where the member has the same already. */
export const insertSuggestion = (db: Db, { userId, ...row }: BlendSuggestion & { userId: string }) => {
  const herbNames = JSON.stringify(row.suggestedHerbs)
  const same = sql`select 1 from ${suggestions} where ${suggestions.userId} = ${userId} and ${suggestions.blendName} = ${row.blendName} and ${suggestions.suggestedHerbs} = ${herbNames}`
  return db
    .insert(suggestions)
    .select(
      sql`select ${row.id}, ${userId}, ${herbNames}, ${row.blendName}, ${row.description}, ${row.preparationMethod}, ${JSON.stringify(row.benefits)}, ${row.createdAt} where not exists (${same})`,
    )
    .returning(given)
}

/** Puts a suggestion on top again. */
export const renewSuggestion = (db: Db, key: Key, createdAt: number) =>
  db.update(suggestions).set({ createdAt }).where(isOwn(key)).returning(given)

/** What the list has no more room for. */
export const deleteOlder = (db: Db, userId: string) => {
  const older = db
    .select({ id: suggestions.id })
    .from(suggestions)
    .where(eq(suggestions.userId, userId))
    .orderBy(...newestFirst)
    .limit(olderAtOnce)
    .offset(suggestionsMax)
  return db.delete(suggestions).where(and(eq(suggestions.userId, userId), sql`${suggestions.id} in ${older}`))
}

export const deleteSuggestion = (db: Db, key: Key) =>
  db.delete(suggestions).where(isOwn(key)).returning({ id: suggestions.id })

type Key = { userId: string; id: string }

const given = { id: suggestions.id, blendName: suggestions.blendName }
const olderAtOnce = 100
const newestFirst = [desc(suggestions.createdAt), asc(suggestions.id)]
const isOwn = ({ userId, id }: Key) => and(eq(suggestions.id, id), eq(suggestions.userId, userId))
