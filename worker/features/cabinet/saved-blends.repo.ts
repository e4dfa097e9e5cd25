import { and, eq, isNotNull, sql } from 'drizzle-orm'

import type { Blend } from '#domain/blends/blends.types.ts'
import { maxSuggestions } from '#domain/cabinet/suggestion.rules.ts'
import { type Db, schema } from '#drizzle/db.ts'
import type { Reader } from '#worker/core/ctx.ts'

import { isListed, newestFirst, maxDeletions } from './suggestions.repo.ts'

const { blendSuggestions: suggestions } = schema

const isGeneratorBlend = isNotNull(suggestions.blend)

export async function listSavedBlends({ db, read }: Reader, userId: string) {
  const rows = await read(
    db
      .select({ id: suggestions.id, blend: suggestions.blend, createdAt: suggestions.createdAt })
      .from(suggestions)
      .where(and(eq(suggestions.userId, userId), isListed, isGeneratorBlend))
      .orderBy(...newestFirst)
      .limit(maxSuggestions),
  )
  return rows.flatMap(({ id, blend, createdAt }) => (blend ? { id, blend, createdAt } : []))
}

type SavedBlendRow = { id: string; userId: string; blend: Blend; createdAt: number }

/** Returns no row if a blend with the same name and herbs exists. */
export const insertSavedBlend = (db: Db, { blend, ...row }: SavedBlendRow) =>
  db
    .insert(suggestions)
    .values({
      ...row,
      suggestedHerbs: blend.herbs.map(({ name }) => name).toSorted(),
      blendName: blend.name,
      description: blend.description,
      preparationMethod: blend.method.join(' '),
      benefits: blend.benefits,
      blend,
    })
    .onConflictDoNothing()
    .returning({ id: suggestions.id })

/** Deletes saved blends beyond the maximum, but no cabinet suggestions. */
export function deleteOlderSavedBlends(db: Db, userId: string) {
  const oldBlends = db
    .select({ id: suggestions.id })
    .from(suggestions)
    .where(and(eq(suggestions.userId, userId), isListed, isGeneratorBlend))
    .orderBy(...newestFirst)
    .limit(maxDeletions)
    .offset(maxSuggestions)
  return db.delete(suggestions).where(and(eq(suggestions.userId, userId), sql`${suggestions.id} in ${oldBlends}`))
}

/**
 * Deletes the row. In contrast, `deleteSuggestion` only marks the row, so that a deleted suggestion isn't repeated
 * soon.
 */
export const deleteBlend = (db: Db, { userId, id }: { userId: string; id: string }) =>
  db
    .delete(suggestions)
    .where(and(eq(suggestions.id, id), eq(suggestions.userId, userId), isGeneratorBlend))
    .returning({ id: suggestions.id })
