import { and, asc, desc, eq, isNull, type SQL, sql } from 'drizzle-orm'

import { maxItems } from '#domain/cabinet/cabinet.rules.ts'
import type { BlendSuggestion } from '#domain/cabinet/cabinet.types.ts'
import { type BlendHerb, maxDeletedSuggestions, maxSuggestions } from '#domain/cabinet/suggestion.rules.ts'
import { type Db, schema } from '#drizzle/db.ts'
import type { Reader } from '#worker/core/ctx.ts'

const { blendSuggestions: suggestions, herbs, userHerbCabinet: cabinet } = schema

/** Lists cabinet suggestions and saved blends from the generator, newest first. */
export const listSuggestions = ({ db, read }: Reader, userId: string): Promise<BlendSuggestion[]> =>
  read(selectSuggestions(db, userId, isListed))

export const listCabinetSuggestions = ({ db, read }: Reader, userId: string): Promise<BlendSuggestion[]> =>
  read(selectSuggestions(db, userId, and(isListed, isCabinetSuggestion)))

const selectSuggestions = (db: Db, userId: string, condition: SQL | undefined) =>
  db
    .select({
      id: suggestions.id,
      suggestedHerbs: suggestions.suggestedHerbs,
      blendName: suggestions.blendName,
      description: suggestions.description,
      preparationMethod: suggestions.preparationMethod,
      benefits: suggestions.benefits,
      blend: suggestions.blend,
      createdAt: suggestions.createdAt,
    })
    .from(suggestions)
    .where(and(eq(suggestions.userId, userId), condition))
    .orderBy(...newestFirst)
    .limit(maxSuggestions)

export const listDeletedSuggestions = ({ db, read }: Reader, userId: string) =>
  read(
    db
      .select({
        id: suggestions.id,
        blendName: suggestions.blendName,
        suggestedHerbs: suggestions.suggestedHerbs,
      })
      .from(suggestions)
      .where(and(eq(suggestions.userId, userId), isDeleted, isCabinetSuggestion))
      .orderBy(...newestDeletedFirst)
      .limit(maxDeletedSuggestions),
  )

export const listBlendHerbs = ({ db, read }: Reader, userId: string) =>
  read(
    db
      .select({ isAvailable: cabinet.isAvailable, herb: blendHerbJson })
      .from(cabinet)
      .innerJoin(herbs, eq(herbs.id, cabinet.herbId))
      .where(eq(cabinet.userId, userId))
      .orderBy(asc(cabinet.herbId))
      .limit(maxItems),
  )

const blendHerbJson =
  sql<BlendHerb>`json_object('name', ${herbs.name}, 'uses', ${herbs.facts} -> '$.uses', 'effectTags', ${herbs.facts} -> '$.effectTags', 'tea', json_object('method', ${herbs.facts} ->> '$.tea.method', 'requirements', ${herbs.facts} -> '$.tea.requirements'))`.mapWith(
    (text: string): BlendHerb => JSON.parse(text),
  )

/** Returns no row if the member already has this suggestion. */
export const insertSuggestion = (db: Db, row: BlendSuggestion & { userId: string }) =>
  db.insert(suggestions).values(row).onConflictDoNothing().returning(returnedColumns)

/** Moves a listed suggestion to the top. */
export const refreshSuggestion = (db: Db, key: SuggestionKey, createdAt: number) =>
  db
    .update(suggestions)
    .set({ createdAt })
    .where(and(isOwnSuggestion(key), isListed, isCabinetSuggestion))
    .returning(returnedColumns)

export const restoreSuggestion = (db: Db, key: SuggestionKey, createdAt: number) =>
  db
    .update(suggestions)
    .set({ createdAt, deletedAt: null })
    .where(and(isOwnSuggestion(key), isDeleted))
    .returning(returnedColumns)

export const deleteOlderSuggestions = (db: Db, userId: string) =>
  deleteSurplus(db, userId, isListed, newestFirst, maxSuggestions)

export const deleteOldDeletedSuggestions = (db: Db, userId: string) =>
  deleteSurplus(db, userId, isDeleted, newestDeletedFirst, maxDeletedSuggestions)

function deleteSurplus(db: Db, userId: string, condition: SQL, order: readonly SQL[], maxKept: number) {
  const olderIds = db
    .select({ id: suggestions.id })
    .from(suggestions)
    .where(and(eq(suggestions.userId, userId), condition, isCabinetSuggestion))
    .orderBy(...order)
    .limit(maxDeletions)
    .offset(maxKept)
  return db.delete(suggestions).where(and(eq(suggestions.userId, userId), sql`${suggestions.id} in ${olderIds}`))
}

export const deleteSuggestion = (db: Db, key: SuggestionKey, deletedAt: number) =>
  db
    .update(suggestions)
    .set({ deletedAt })
    .where(and(isOwnSuggestion(key), isListed, isCabinetSuggestion))
    .returning({ id: suggestions.id })

type SuggestionKey = { userId: string; id: string }

const returnedColumns = { id: suggestions.id, blendName: suggestions.blendName }
export const maxDeletions = 100
export const newestFirst = [desc(suggestions.createdAt), asc(suggestions.id)]
const newestDeletedFirst = [desc(suggestions.deletedAt), asc(suggestions.id)]
/** Repeats the partial indexes' conditions as plain text, because SQLite can't use these indexes with bound values. */
export const isListed = sql`${suggestions.deletedAt} is null`
const isDeleted = sql`${suggestions.deletedAt} is not null`
const isCabinetSuggestion = isNull(suggestions.blend)
const isOwnSuggestion = ({ userId, id }: SuggestionKey) => and(eq(suggestions.id, id), eq(suggestions.userId, userId))
