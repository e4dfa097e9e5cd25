import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'

import { dayMs, minuteMs } from '#domain/durations.ts'
import type { ErrorCode } from '#domain/errors.ts'
import { defaultChoices } from '#domain/notifications/notification-kinds.ts'
import { AppError } from '#worker/core/errors.ts'
import { runCron } from '#worker/cron.ts'
import { saveChoices } from '#worker/features/notifications/choices.service.ts'
import { readTable } from '#worker/testing/account-rows.ts'
import { addTicket } from '#worker/testing/community-rows.ts'
import { createDbFailingAfterInsert } from '#worker/testing/failing-db.ts'
import { type TestCtx, admin, member, testCtx } from '#worker/testing/test-ctx.ts'

import { sendAnswerMail } from './answer-mails.service.ts'
import { answerTicket } from './inbox.service.ts'

const { now } = testCtx()

let id = ''
beforeEach(async () => void ({ id } = await addTicket({ userId: member.id, subject: 'A wrong amount' })))

const createCtxAt = (ms: number): TestCtx => Object.assign(testCtx({ viewer: admin }), { now: now + ms })
const createCtxFailingMail = (ms: number, code: ErrorCode = 'unavailable'): TestCtx =>
  Object.assign(createCtxAt(ms), { mail: { canSend: true, send: () => Promise.reject(new AppError(code)) } })
const sendAnswer = async (ctx: TestCtx) => {
  await answerTicket(ctx, id, 'Thank you, it is 2 g.')
  await ctx.settle()
}
const runJobAndListRecipients = async (ctx: TestCtx) => {
  await runCron(ctx, '* * * * *')
  return ctx.sentMails.map(({ to }) => to)
}
const readDueTimes = async () => (await readTable('support_replies')).map((reply) => reply['mail_due_at'])

describe('the email about our answer', () => {
  it('is sent at once, and no job sends it again', async () => {
    const ctx = createCtxAt(0)
    await sendAnswer(ctx)
    expect([ctx.sentMails.length, await readDueTimes()]).toEqual([1, [null]])
    expect(await runJobAndListRecipients(createCtxAt(minuteMs))).toEqual([])
  })

  it('isn’t sent to a member who chose the bell for tickets', async () => {
    await saveChoices(testCtx({ viewer: member }), { ...defaultChoices, ticket: 'bell' })
    const ctx = createCtxAt(0)
    await sendAnswer(ctx)
    expect([ctx.sentMails, await readDueTimes()]).toEqual([[], [null]])
    expect(await readTable('user_notifications')).toMatchObject([{ user_id: member.id, title: 'We have replied' }])
  })

  it('is sent by the next job if the database stored the answer but reported a failure', async () => {
    const ctx = testCtx({ viewer: admin, database: createDbFailingAfterInsert('support_replies') })
    await expect(sendAnswer(ctx)).rejects.toThrow('Network connection lost')
    await ctx.settle()
    expect(ctx.sentMails).toEqual([])
    await sendAnswer(createCtxAt(1000))
    expect(await readTable('support_replies')).toHaveLength(1)
    expect(await runJobAndListRecipients(createCtxAt(minuteMs))).toEqual([member.email])
    expect(await runJobAndListRecipients(createCtxAt(2 * minuteMs))).toEqual([])
  })

  it('is sent once if two runs try at the same time', async () => {
    await answerTicket(createCtxAt(0), id, 'Thank you')
    const [reply] = await readTable('support_replies')
    const ctxs = [createCtxAt(0), createCtxAt(0)]
    await Promise.all(ctxs.map((ctx) => sendAnswerMail(ctx, String(reply?.['id']))))
    expect(ctxs.flatMap(({ sentMails }) => sentMails)).toHaveLength(1)
  })

  it('is retried for a day, ten minutes apart', async () => {
    await sendAnswer(createCtxFailingMail(0))
    expect(await runJobAndListRecipients(createCtxAt(9 * minuteMs))).toEqual([])
    const failingCtx = createCtxFailingMail(10 * minuteMs)
    await runCron(failingCtx, '* * * * *')
    expect(failingCtx.loggedErrors).toMatchObject([{ event: 'answer_mail_failed' }])
    await runCron(createCtxFailingMail(dayMs), '* * * * *')
    expect(await readDueTimes()).toEqual([null])
  })

  it('is abandoned if the address accepts no email', async () => {
    await sendAnswer(createCtxFailingMail(0, 'invalid'))
    expect(await readDueTimes()).toEqual([null])
  })

  it('is not sent after the account is deleted', async () => {
    await sendAnswer(createCtxFailingMail(0))
    await env.DB.prepare('DELETE FROM users WHERE id = ?').bind(member.id).run()
    expect([await runJobAndListRecipients(createCtxAt(10 * minuteMs)), await readDueTimes()]).toEqual([[], [null]])
  })

  it('is not due if no email can be sent at all', async () => {
    const ctxWithoutMail = Object.assign(createCtxAt(0), {
      mail: { canSend: false, send: () => Promise.reject(new Error('none')) },
    })
    await sendAnswer(ctxWithoutMail)
    expect([await readDueTimes(), ctxWithoutMail.loggedErrors]).toEqual([[null], []])
  })
})
