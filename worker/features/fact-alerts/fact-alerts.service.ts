import { findStricterFacts, toWatchedFacts } from '#domain/herbs/find-stricter-facts.ts'
import { createStricterFactsNotification } from '#domain/herbs/stricter-facts-notification.ts'
import type { SafetyFacts } from '#domain/safety/facts.ts'
import { indexNames, resolveName } from '#domain/safety/names.ts'
import { commit } from '#worker/core/commit.ts'
import type { Ctx } from '#worker/core/ctx.ts'
import { notifyAll } from '#worker/features/notifications/notifications.service.ts'
import { findUsableVersion, getFacts } from '#worker/features/safety/safety.service.ts'

import * as repo from './fact-alerts.repo.ts'

const membersPerRound = 50
const maxRounds = 20

/**
 * Notifies members once about each herb that they have at home, put into an own recipe or saved, when its facts became
 * stricter. Compares each version of the facts with the one before it, whoever stored it. Safe to run repeatedly.
 */
export async function notifyStricterFacts(ctx: Ctx): Promise<void> {
  const [dataVersion, watchedVersion] = await Promise.all([findUsableVersion(ctx), repo.findWatchedVersion(ctx)])
  if (dataVersion === undefined) return
  if (dataVersion !== watchedVersion) await compareFacts(ctx, watchedVersion)
  for (let round = 0; round < maxRounds && ctx.budget.hasRoom(); round++) {
    const alert = await repo.findOldestAlert(ctx)
    if (!alert) return
    await notifyNextMembers(ctx, alert)
  }
}

/** Finds what became stricter since the last comparison. The first comparison only stores the facts. */
async function compareFacts(ctx: Ctx, before: string | undefined): Promise<void> {
  const [facts, watched = {}] = await Promise.all([getFacts(ctx), repo.findWatchedFacts(ctx)])
  const herbs = facts.herbs.flatMap((herb) => {
    const earlier = watched[herb.slug]
    const changes = earlier ? findStricterFacts(earlier, toWatchedFacts(herb)) : []
    return changes.length > 0 ? [{ slug: herb.slug, commonName: herb.commonName, changes }] : []
  })
  const next = Object.fromEntries(facts.herbs.map((herb) => [herb.slug, toWatchedFacts(herb)]))
  const comparison = { before, dataVersion: facts.dataVersion, now: ctx.now }
  await commit(ctx, repo.saveComparison(ctx.db, comparison, { facts: next, herbs }))
}

async function notifyNextMembers(ctx: Ctx, alert: repo.FactAlert): Promise<void> {
  const userIds = (await repo.listMembers(ctx, alert.afterMember, membersPerRound)).map(({ id }) => id)
  const last = userIds.at(-1)
  if (last === undefined) return commit(ctx, [repo.deleteAlert(ctx.db, alert)])
  const membersByHerb = await findMembersByHerb(ctx, alert, userIds)
  const notifications = alert.herbs.flatMap((herb) => {
    const recipients = [...(membersByHerb.get(herb.slug) ?? [])]
    if (recipients.length === 0) return []
    const notification = { ...createStricterFactsNotification(herb), kind: 'facts_stricter' } as const
    return [notifyAll(ctx, repo.selectRecipients(alert, recipients), notification)]
  })
  // The cursor moves last: each notification requires that no other run has moved it.
  const [first, ...rest] = [...notifications, repo.moveCursor(ctx.db, alert, last)]
  if (first) await commit(ctx, [first, ...rest])
}

/** Returns the ids of the members who use each herb of the alert, by its slug. */
async function findMembersByHerb(ctx: Ctx, { herbs }: repo.FactAlert, userIds: readonly string[]) {
  const uses = { userIds, slugs: herbs.map(({ slug }) => slug) }
  const [atHome, saved, ingredients, facts] = await Promise.all([
    repo.listHerbsAtHome(ctx, uses),
    repo.listSavedHerbs(ctx, uses),
    repo.listOwnIngredients(ctx, userIds),
    getFacts(ctx),
  ])
  const listSlugs = createSlugReader(facts)
  const own = ingredients.flatMap(({ userId, name }) => listSlugs(name).map((herb) => ({ userId, herb })))
  const membersByHerb = new Map<string, Set<string>>()
  for (const { userId, herb } of [...atHome, ...saved, ...own])
    membersByHerb.set(herb, (membersByHerb.get(herb) ?? new Set()).add(userId))
  return membersByHerb
}

/** Creates a function that returns the slugs of the herbs that an ingredient's name can mean. */
function createSlugReader(facts: SafetyFacts): (name: string) => string[] {
  const names = indexNames(facts)
  return (name) => {
    const meaning = resolveName(names, name)
    if (meaning.kind !== 'plants') return []
    return meaning.plants.flatMap((plant) => (plant.kind === 'herb' ? [plant.herb.slug] : []))
  }
}
