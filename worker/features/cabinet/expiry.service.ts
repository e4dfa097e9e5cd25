import { roleOf } from '#domain/accounts/accounts.rules.ts'
import { expiryNote, toldDays } from '#domain/cabinet/expiry.rules.ts'
import { isPremium } from '#domain/permissions.ts'
import { commit, type Statement } from '#worker/core/commit.ts'
import type { Ctx } from '#worker/core/ctx.ts'
import { notifyAll } from '#worker/features/notifications/notifications.service.ts'

import * as repo from './expiry.repo.ts'

/** So many members at once, so many times a run while its budget has room. */
const membersAtOnce = 25
const roundsMax = 20

/**
 * Tells members what expires within fourteen days, in one note each; a date is told once, however often this runs. Whoever
 * may not open a cabinet any more is told nothing, and what was due counts as told, so that nobody else waits behind it.
 */
export async function tellExpiries(ctx: Ctx): Promise<void> {
  const days = toldDays(ctx.now)
  for (let round = 0; round < roundsMax && ctx.budget.hasRoom(); round++) {
    const members = await repo.listToTell(ctx, days, membersAtOnce)
    if (members.length === 0) return
    const expiring = await repo.listExpiring(
      ctx,
      members.map(({ id }) => id),
      days,
    )
    const statements = members.flatMap((member) =>
      tell(
        ctx,
        member,
        expiring.filter(({ userId }) => userId === member.id),
      ),
    )
    const [first, ...rest] = statements
    if (first) await commit(ctx, [first, ...rest])
  }
}

type Members = Awaited<ReturnType<typeof repo.listToTell>>
type Items = Awaited<ReturnType<typeof repo.listExpiring>>

/** The note stands before the mark: it is written only where none of it is marked yet. Where another run was quicker, the next round reads again. */
function tell(ctx: Ctx, member: Members[number], items: Items): Statement[] {
  if (items.length === 0) return []
  const told = { userId: member.id, items }
  const marked = repo.markTold(ctx.db, told)
  const mayOpen = isPremium(roleOf(member, ctx.config.adminEmail, ctx.now))
  return mayOpen ? [notifyAll(ctx, repo.recipientOf(told), expiryNote(items)), marked] : [marked]
}
