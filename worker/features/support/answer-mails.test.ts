import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'

import { dayMs, minuteMs } from '#domain/durations.ts'
import type { ErrorCode } from '#domain/errors.ts'
import { AppError } from '#worker/core/errors.ts'
import { runCron } from '#worker/cron.ts'
import { readTable } from '#worker/testing/account-rows.ts'
import { addTicket } from '#worker/testing/community-rows.ts'
import { createDbFailingAfterInsert } from '#worker/testing/failing-db.ts'
import { admin, member, testCtx, type TestCtx } from '#worker/testing/test-ctx.ts'

import { mailOfAnswer } from './answer-mails.service.ts'
import { answerTicket } from './inbox.service.ts'

const { now } = testCtx()

let id = ''
beforeEach(async () => void ({ id } = await addTicket({ userId: member.id, subject: 'A wrong amount' })))

const at = (ms: number): TestCtx => Object.assign(testCtx({ viewer: admin }), { now: now + ms })
const unable = (ms: number, code: ErrorCode = 'unavailable'): TestCtx =>
  Object.assign(at(ms), { mail: { canSend: true, send: () => Promise.reject(new AppError(code)) } })
const answer = async (ctx: TestCtx) => {
  await answerTicket(ctx, id, 'Thank you, it is 2 g.')
  await ctx.settle()
}
const sentBy = async (ctx: TestCtx) => {
  await runCron(ctx, '* * * * *')
  return ctx.sentMails.map(({ to }) => to)
}
const due = async () => (await readTable('support_replies')).map((reply) => reply['mail_due_at'])

describe('the mail about our answer', () => {
  it('is sent at once, and no job sends it again', async () => {
    const ctx = at(0)
    await answer(ctx)
    expect([ctx.sentMails.length, await due()]).toEqual([1, [null]])
    expect(await sentBy(at(minuteMs))).toEqual([])
  })

  it('is sent by the next job if the database stored the answer but reported a failure', async () => {
    const ctx = testCtx({ viewer: admin, database: createDbFailingAfterInsert('support_replies') })
    await expect(answer(ctx)).rejects.toThrow('Network connection lost')
    await ctx.settle()
    expect(ctx.sentMails).toEqual([])
    await answer(at(1000))
    expect(await readTable('support_replies')).toHaveLength(1)
    expect(await sentBy(at(minuteMs))).toEqual([member.email])
    expect(await sentBy(at(2 * minuteMs))).toEqual([])
  })

  it('is sent once if two runs try at the same time', async () => {
    await answerTicket(at(0), id, 'Thank you')
    const [reply] = await readTable('support_replies')
    const runs = [at(0), at(0)]
    await Promise.all(runs.map((ctx) => mailOfAnswer(ctx, String(reply?.['id']))))
    expect(runs.flatMap(({ sentMails: sentMails }) => sentMails)).toHaveLength(1)
  })

  it('is retried for a day, ten minutes apart', async () => {
    await answer(unable(0))
    expect(await sentBy(at(9 * minuteMs))).toEqual([])
    const again = unable(10 * minuteMs)
    await runCron(again, '* * * * *')
    expect(again.loggedErrors).toMatchObject([{ event: 'answer_not_mailed' }])
    await runCron(unable(dayMs), '* * * * *')
    expect(await due()).toEqual([null])
  })

  it('is abandoned if the address accepts no mail', async () => {
    await answer(unable(0, 'invalid'))
    expect(await due()).toEqual([null])
  })

  it('is not sent after the account is deleted', async () => {
    await answer(unable(0))
    await env.DB.prepare('DELETE FROM users WHERE id = ?').bind(member.id).run()
    expect([await sentBy(at(10 * minuteMs)), await due()]).toEqual([[], [null]])
  })

  it('is not due if no mail can be sent at all', async () => {
    const none = Object.assign(at(0), { mail: { canSend: false, send: () => Promise.reject(new Error('none')) } })
    await answer(none)
    expect([await due(), none.loggedErrors]).toEqual([[null], []])
  })
})
