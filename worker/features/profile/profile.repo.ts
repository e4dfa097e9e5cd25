import { eq } from 'drizzle-orm'

import type { StoredProfile } from '#domain/safety/stored-profile.ts'
import { type Db, schema } from '#drizzle/db.ts'
import type { Statement } from '#worker/core/statement.ts'

const { profiles, safetyProfiles, users } = schema

export const selectProfile = (db: Db, id: string) =>
  db
    .select({
      email: users.email,
      memberSince: users.createdAt,
      fullName: profiles.fullName,
      displayName: profiles.displayName,
      dateOfBirth: profiles.dateOfBirth,
      location: profiles.location,
      updatedAt: profiles.updatedAt,
    })
    .from(users)
    .leftJoin(profiles, eq(profiles.id, users.id))
    .where(eq(users.id, id))
    .limit(1)

export type Details = { fullName: string; dateOfBirth: string | null; location: string | null }

export const upsertProfile = (db: Db, id: string, details: Details, at: number): Statement =>
  db
    .insert(profiles)
    .values({ id, ...details, updatedAt: at })
    .onConflictDoUpdate({ target: profiles.id, set: { ...details, updatedAt: at } })

export const selectSafetyProfile = (db: Db, userId: string) =>
  db
    .select({
      answers: safetyProfiles.answers,
      consent: safetyProfiles.consent,
      agreedAt: safetyProfiles.agreedAt,
      updatedAt: safetyProfiles.updatedAt,
    })
    .from(safetyProfiles)
    .where(eq(safetyProfiles.userId, userId))
    .limit(1)

export const upsertSafetyProfile = (
  db: Db,
  row: { userId: string; answers: StoredProfile; consent: string; agreedAt: number; updatedAt: number },
): Statement =>
  db
    .insert(safetyProfiles)
    .values(row)
    .onConflictDoUpdate({
      target: safetyProfiles.userId,
      set: { answers: row.answers, consent: row.consent, agreedAt: row.agreedAt, updatedAt: row.updatedAt },
    })

export const deleteSafetyProfile = (db: Db, userId: string): Statement =>
  db.delete(safetyProfiles).where(eq(safetyProfiles.userId, userId))
