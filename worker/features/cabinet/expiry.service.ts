import { roleOf } from '#domain/accounts/accounts.rules.ts'
import { expiryNotification, notifiedDays } from '#domain/cabinet/expiry.rules.ts'
import { isPremium } from '#domain/permissions.ts'
import { commit, type Statement } from '#worker/core/commit.ts'
import type { Ctx } from '#worker/core/ctx.ts'
import { notifyAll } from '#worker/features/notifications/notifications.service.ts'

import * as repo from './expiry.repo.ts'

/** Members handled in one round. A run has up to `roundsMax` rounds, while its budget has room. */
const membersAtOnce = 25
const roundsMax = 20

/**
 * Notifies each member once about herbs that expire within 14 days. Safe to run repeatedly. For members who may no
 * longer use the cabinet, it only marks the herbs as notified, so that they don't hold up others.
 */
export async function notifyExpiries(ctx: Ctx): Promise<void> {
  const days = notifiedDays(ctx.now)
  for (let round = 0; round < roundsMax && ctx.budget.hasRoom(); round++) {
    const members = await repo.listDueMembers(ctx, days, membersAtOnce)
    if (members.length === 0) return
    const expiring = await repo.listExpiring(
      ctx,
      members.map(({ id }) => id),
      days,
    )
    const statements = members.flatMap((member) =>
      notifyMember(
        ctx,
        member,
        expiring.filter(({ userId }) => userId === member.id),
      ),
    )
    const [first, ...rest] = statements
    if (first) await commit(ctx, [first, ...rest])
  }
}

type Members = Awaited<ReturnType<typeof repo.listDueMembers>>
type Items = Awaited<ReturnType<typeof repo.listExpiring>>

/**
 * Writes the notification before the mark, because a notification is only written for unmarked items. If another run
 * was faster, the next round reads again.
 */
function notifyMember(ctx: Ctx, member: Members[number], items: Items): Statement[] {
  if (items.length === 0) return []
  const notice = { userId: member.id, items }
  const marked = repo.markNotified(ctx.db, notice)
  const mayOpen = isPremium(roleOf(member, ctx.config.adminEmail, ctx.now))
  return mayOpen ? [notifyAll(ctx, repo.recipientOf(notice), expiryNotification(items)), marked] : [marked]
}
