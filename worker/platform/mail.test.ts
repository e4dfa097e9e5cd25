import { describe, expect, it } from 'vitest'

import { testCtx } from '#worker/testing/test-ctx.ts'

import { createBindingMail, type MailMessage, createRefusingMail, createOutboxMail } from './mail.ts'

const message: MailMessage = { to: 'ada@example.org', subject: 'Tea', text: 'A cup', html: '<p>A cup</p>' }
const from = 'post@herbs.test'

/** Returns a binding that records its calls, or fails with `code`. */
function createFakeBinding(code?: string) {
  const sentMessages: unknown[] = []
  const send = async (mail: unknown) => {
    sentMessages.push(mail)
    if (code !== undefined) throw Object.assign(new Error('ada@example.org refused'), { code })
    return { messageId: '1' }
  }
  return { sentMessages, binding: { send } }
}

describe('a deployment that can send', () => {
  it('passes the email to the binding under the site’s name, marked as automatic', async () => {
    const { sentMessages, binding } = createFakeBinding()
    const mail = createBindingMail(binding, from, testCtx().log)
    await mail.send(message)
    expect(mail.canSend).toBe(true)
    expect(sentMessages).toEqual([
      {
        ...message,
        from: { email: from, name: 'Herbal Remedies' },
        headers: { 'Auto-Submitted': 'auto-generated' },
      },
    ])
  })

  it.each([
    ['E_RATE_LIMIT_EXCEEDED', 'unavailable'],
    ['E_SENDER_NOT_VERIFIED', 'unavailable'],
    ['E_RECIPIENT_SUPPRESSED', 'invalid'],
    ['E_VALIDATION_ERROR', 'invalid'],
  ])('reports %s as %s and logs the code, not the address', async (code, errorCode) => {
    const { log, loggedErrors } = testCtx()
    await expect(createBindingMail(createFakeBinding(code).binding, from, log).send(message)).rejects.toMatchObject({
      code: errorCode,
    })
    expect(loggedErrors).toEqual([{ event: 'mail_failed', error: code }])
  })

  it('logs no details of a failure without a code', async () => {
    const { log, loggedErrors } = testCtx()
    const { binding } = createFakeBinding('ada@example.org is away')
    await expect(createBindingMail(binding, from, log).send(message)).rejects.toMatchObject({ code: 'unavailable' })
    expect(loggedErrors).toEqual([{ event: 'mail_failed', error: 'unknown' }])
  })
})

describe('a deployment that cannot send', () => {
  it('refuses each email and logs it once, without the address', async () => {
    const { log, loggedErrors } = testCtx()
    const mail = createRefusingMail(log)
    expect(mail.canSend).toBe(false)
    await expect(mail.send(message)).rejects.toMatchObject({ code: 'unavailable' })
    expect(loggedErrors).toMatchObject([{ event: 'mail_refused' }])
    expect(String(loggedErrors[0]?.error)).not.toContain('ada')
  })
})

describe('an address or subject', () => {
  it.each(['\r\nBcc: eve@example.org', '\nX: y', '\r', '\u0000', '\u2028'])(
    'is refused if it contains %j',
    async (ending) => {
      const { sentMessages, binding } = createFakeBinding()
      const storedMails: MailMessage[] = []
      for (const mail of [
        createBindingMail(binding, from, testCtx().log),
        createOutboxMail(async (sent) => void storedMails.push(sent)),
      ])
        for (const key of ['to', 'subject'] as const)
          await expect(mail.send({ ...message, [key]: message[key] + ending })).rejects.toMatchObject({
            code: 'invalid',
          })
      expect([...sentMessages, ...storedMails]).toEqual([])
    },
  )
})

it('stores email on a local server instead of sending it', async () => {
  const storedMails: MailMessage[] = []
  const mail = createOutboxMail(async (sent) => void storedMails.push(sent))
  await mail.send(message)
  expect([mail.canSend, storedMails]).toEqual([true, [{ ...message, headers: { 'Auto-Submitted': 'auto-generated' } }]])
})
