// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest'

import {
  closeApplication,
  control,
  fill,
  focusedName,
  leavePage,
  openApplication,
  press,
  until,
  untilShown,
  untilToast,
  valueOf,
} from '#client/testing/application.tsx'
import { type ApiRequest, refusal } from '#client/testing/fake-server.ts'
import { paths } from '#domain/paths.ts'

import { ContactForm } from './contact-form.island.tsx'

afterEach(closeApplication)

const send = 'POST /api/support/tickets'

/** Opens the form as a member. The server stores tickets. */
async function open(api: object = {}) {
  const tickets: unknown[] = []
  const opened = await openApplication(paths.contact, {
    role: 'member',
    api: {
      [send]: ({ body }: ApiRequest) => {
        tickets.push(body)
        return { ticket: { id: '1' }, emergencies: [] }
      },
      ...api,
    },
    document: <ContactForm subject="" />,
  })
  await control(/account of/)
  return { ...opened, tickets }
}

async function fillTicket(message = 'The page says 20 g.') {
  await fill('Subject', 'My timer')
  await fill('Message', message)
}

describe('a support ticket', () => {
  it('needs its fields, keeps its text when it cannot be sent, and is sent then', async () => {
    const { replies, tickets } = await open()
    const store = replies[send]
    replies[send] = () =>
      refusal(400, 'invalid', '', {
        subject: 'Please fill in all required fields',
        message: 'Please fill in all required fields',
      })
    await press('Send')
    await untilShown('Please fill in all required fields', '.error-summary')
    document.querySelector<HTMLElement>('.error-summary a')?.click()
    expect(focusedName()).toBe('subject')
    await fillTicket()
    replies[send] = undefined
    await press('Send')
    await untilShown('Failed to submit support ticket. Please try again.', '.error-summary')
    expect(valueOf('Message')).toBe('The page says 20 g.')
    replies[send] = store
    await press('Send')
    await untilToast("Support ticket submitted successfully! We'll get back to you soon.")
    expect(tickets).toEqual([{ subject: 'My timer', message: 'The page says 20 g.', priority: 'normal' }])
    await press('Send another')
    await until(() => expect(valueOf('Subject')).toBe(''))
  })

  it('is offered again after a reload, with the answers that fit its subject, until it is sent', async () => {
    await open()
    await fillTicket()
    await fill('Priority', 'high')
    leavePage()
    const { tickets } = await open()
    await press('Restore')
    await untilShown('How does the brewing timer work?')
    await until(() => expect(valueOf('Message')).toBe('The page says 20 g.'))
    expect([valueOf('Subject'), valueOf('Priority')]).toEqual(['My timer', 'high'])
    await press('Send')
    await untilShown('See your ticket')
    expect(tickets).toMatchObject([{ priority: 'high' }])
    leavePage()
    await open()
    await fill('Subject', '')
    expect(valueOf('Message')).toBe('')
  })

  it.each([
    [5100, '100 characters too many', 'Use at most 5,000 characters'],
    [100_000, '95,000 characters too many', 'This is too large to send.'],
  ])('keeps the whole text if it has %i characters', async (length, counter, message) => {
    const refuse = () =>
      length > 50_000 ? refusal(413, 'too_large', message) : refusal(400, 'invalid', '', { message })
    await open({ [send]: refuse })
    await fillTicket('x'.repeat(length))
    await untilShown(counter)
    await press('Send')
    await untilShown(message)
    expect(valueOf('Message')).toHaveLength(length)
  })
})
