import { toUtcDay } from '#domain/days.ts'
import { classifyMedicine } from '#domain/medicines/classify-medicine.ts'
import type { SavedAnswers } from '#domain/profile/profile.schemas.ts'
import type { Profile, SafetyCopy } from '#domain/profile/profile.types.ts'
import type { Profile as CheckProfile } from '#domain/safety/profile.ts'
import { parseStoredProfile, toProfile } from '#domain/safety/stored-profile.ts'
import { commit } from '#worker/core/commit.ts'
import type { Ctx } from '#worker/core/ctx.ts'
import { notFound } from '#worker/core/errors.ts'
import { requireUser } from '#worker/core/policy.ts'
import { validateBirthDate } from '#worker/features/accounts/sign-up-rules.service.ts'

import * as repo from './profile.repo.ts'

export async function getProfile(ctx: Ctx): Promise<Profile> {
  const [row] = await ctx.read(repo.selectProfile(ctx.db, requireUser(ctx).id))
  if (!row) throw notFound('Profile')
  const { email, memberSince, fullName, displayName, dateOfBirth, location } = row
  return { email, memberSince, fullName: fullName ?? '', displayName, dateOfBirth, location }
}

export async function changeProfile(ctx: Ctx, details: repo.Details): Promise<void> {
  validateBirthDate(ctx, details.dateOfBirth)
  await commit(ctx, [repo.upsertProfile(ctx.db, requireUser(ctx).id, details, ctx.now)])
}

export const getSafetyCopy = (ctx: Ctx): Promise<SafetyCopy | null> => findSafetyCopy(ctx, requireUser(ctx).id)

/** Returns the answers in a member's account; null if there are none. */
export async function findSafetyCopy(ctx: Ctx, userId: string): Promise<SafetyCopy | null> {
  const [copy] = await ctx.read(repo.selectSafetyProfile(ctx.db, userId))
  const answers = copy && parseStoredProfile(JSON.stringify(copy.answers))
  return copy && answers ? { ...copy, answers } : null
}

/** Returns the stored answers as a profile for the safety check; undefined for visitors and without stored answers. */
export async function findCheckProfile(ctx: Ctx): Promise<CheckProfile | undefined> {
  if (ctx.viewer.role === 'visitor') return undefined
  const copy = await getSafetyCopy(ctx)
  return copy ? toProfile(copy.answers, toUtcDay(ctx.now), classifyMedicine) : undefined
}

/** Stores the answers and the consent. If the member consented to the same wording before, the earlier time stays. */
export async function saveSafetyCopy(ctx: Ctx, { answers, consent }: SavedAnswers): Promise<void> {
  const earlier = await getSafetyCopy(ctx)
  const agreedAt = earlier?.consent === consent ? earlier.agreedAt : ctx.now
  const row = { userId: requireUser(ctx).id, answers, consent, agreedAt, updatedAt: ctx.now }
  await commit(ctx, [repo.upsertSafetyProfile(ctx.db, row)])
}

export const deleteSafetyCopy = (ctx: Ctx): Promise<void> =>
  commit(ctx, [repo.deleteSafetyProfile(ctx.db, requireUser(ctx).id)])
