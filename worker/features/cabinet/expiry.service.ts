import { getRole } from '#domain/accounts/accounts.rules.ts'
import { createExpiryNotification, getNotifiedDates } from '#domain/cabinet/expiry.rules.ts'
import { isPremium } from '#domain/permissions.ts'
import { commit, type Write } from '#worker/core/commit.ts'
import type { Ctx } from '#worker/core/ctx.ts'
import { notifyAll } from '#worker/features/notifications/notifications.service.ts'

import * as repo from './expiry.repo.ts'

/** Members per round. A run has up to `maxRounds` rounds within its budget. */
const membersPerRound = 25
const maxRounds = 20

/**
 * Notifies each member once about herbs that expire within 14 days. Safe to run repeatedly. Also marks herbs as
 * notified if their owner may no longer use the cabinet, so that later rounds reach other members.
 */
export async function notifyExpiries(ctx: Ctx): Promise<void> {
  const days = getNotifiedDates(ctx.now)
  for (let round = 0; round < maxRounds && ctx.budget.hasRoom(); round++) {
    const members = await repo.listDueMembers(ctx, days, membersPerRound)
    if (members.length === 0) return
    const expiringItems = await repo.listExpiringItems(
      ctx,
      members.map(({ id }) => id),
      days,
    )
    const statements = members.flatMap((member) =>
      notifyMember(
        ctx,
        member,
        expiringItems.filter(({ userId }) => userId === member.id),
      ),
    )
    const [first, ...rest] = statements
    if (first) await commit(ctx, [first, ...rest])
  }
}

type DueMembers = Awaited<ReturnType<typeof repo.listDueMembers>>
type ExpiringItems = Awaited<ReturnType<typeof repo.listExpiringItems>>

/**
 * Returns the statements for one member. The notification comes before the mark, because it requires unmarked items. If
 * another run was faster, the next round reads the items again.
 */
function notifyMember(ctx: Ctx, member: DueMembers[number], items: ExpiringItems): Write[] {
  if (items.length === 0) return []
  const notification = { userId: member.id, items }
  const markStatement = repo.markNotified(ctx.db, notification)
  const canUseCabinet = isPremium(getRole(member, ctx.config.adminEmail, ctx.now))
  return canUseCabinet
    ? [
        notifyAll(ctx, repo.selectRecipient(notification), {
          ...createExpiryNotification(items),
          kind: 'herb_expiring',
        }),
        markStatement,
      ]
    : [markStatement]
}
