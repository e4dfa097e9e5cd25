import { env } from 'cloudflare:workers'
import { expect, it, onTestFinished } from 'vitest'

import { commit } from '#worker/core/commit.ts'
import { runCron } from '#worker/cron.ts'
import { deleteRecipe } from '#worker/features/recipes/deletion.service.ts'
import { readTable } from '#worker/testing/account-rows.ts'
import { addRecipe } from '#worker/testing/recipe-rows.ts'
import { admin, testCtx } from '#worker/testing/test-ctx.ts'

import { audit, recordSecurityEvent } from './security.service.ts'

const { now } = testCtx()
const day = 24 * 60 * 60 * 1000

it('records who did what, with the previous state', async () => {
  const { id, slug } = await addRecipe({ name: 'Linden Cup' })
  await deleteRecipe(testCtx({ viewer: admin }), id)
  expect(await readTable('audit_log')).toEqual([
    {
      id: expect.any(String),
      at: now,
      actor_id: admin.id,
      action: 'recipe.delete',
      subject_kind: 'recipe',
      subject_id: id,
      before: JSON.stringify({ name: 'Linden Cup', slug }),
      after: null,
    },
  ])
})

it('writes the audit entry together with its action, or neither', async () => {
  const { id } = await addRecipe()
  await env.DB.prepare(
    `CREATE TRIGGER no_audit BEFORE INSERT ON audit_log BEGIN SELECT raise(abort, 'no audit'); END`,
  ).run()
  onTestFinished(async () => void (await env.DB.prepare('DROP TRIGGER no_audit').run()))
  await expect(deleteRecipe(testCtx({ viewer: admin }), id)).rejects.toThrow('no audit')
  expect((await readTable('recipes')).map((row) => row['id'])).toEqual([id])
})

const countRows = async () => [(await readTable('audit_log')).length, (await readTable('security_events')).length]

it('keeps audit entries and security events for 180 days', async () => {
  const ctx = testCtx({ viewer: admin })
  await commit(ctx, [audit(ctx, { action: 'recipe.delete', subject: { kind: 'recipe', id: '1' } })])
  await recordSecurityEvent(ctx, { kind: 'limit', detail: 'sign-in' })
  await runCron(Object.assign(testCtx(), { now: now + 180 * day }), '17 3 * * *')
  expect(await countRows()).toEqual([1, 1])
  await runCron(Object.assign(testCtx(), { now: now + 180 * day + 1 }), '17 3 * * *')
  expect(await countRows()).toEqual([0, 0])
})
