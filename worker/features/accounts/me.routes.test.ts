import { expect, it } from 'vitest'

import { addAccount, addSession } from '#worker/testing/account-rows.ts'
import { call } from '#worker/testing/call.ts'
import { admin, member, testCtx } from '#worker/testing/test-ctx.ts'

const { now } = testCtx()
const free = { viewsUsed: 0, viewsRemaining: 5, maxViews: 5, isPremium: false, canViewRecipe: true }
const premium = { viewsUsed: 0, viewsRemaining: null, maxViews: null, isPremium: true, canViewRecipe: true }

it('allows visitors and members five blends a month, and premium members and the administrator any number', async () => {
  const { id } = await addAccount({ premiumUntil: now + 1 })
  for (const [userId, limits] of [
    [undefined, free],
    [member.id, free],
    [id, premium],
    [admin.id, premium],
  ] as const) {
    const cookies = userId === undefined ? {} : { session: await addSession(userId, now) }
    expect((await call('GET', '/api/me/limits', { cookies })).body).toEqual({ limits })
  }
})
