// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest'

import {
  closeApplication,
  fill,
  openApplication,
  press,
  until,
  untilShown,
  valueOf,
} from '#client/testing/application.tsx'
import { refusal } from '#client/testing/fake-server.ts'
import { paths } from '#domain/paths.ts'

import { MailingCard } from './mailing-card.island.tsx'

afterEach(closeApplication)

const path = paths.recipe('hillside-thyme-cup')
const subscribe = 'POST /api/mailing/subscribers'

const open = (api: object = {}) =>
  openApplication(path, { api: { ...api }, document: <MailingCard path={path} postedOutcome={undefined} /> })

describe('the mailing card', () => {
  it('takes an email address, and keeps the typed address when it shows an error', async () => {
    const { replies, requests } = await open()
    for (const message of ['Please enter your email address', 'Enter an email address like name@example.org']) {
      replies[subscribe] = () => refusal(400, 'invalid', '', { email: message })
      await press('Subscribe')
      await untilShown(message, '.error-summary')
      await until(() => expect(document.activeElement?.className).toContain('error-summary'))
      expect(document.querySelector('.error-summary a')?.getAttribute('href')).toBe('#mailing-email')
      await fill('Email', 'reader at example')
    }
    expect(valueOf('Email')).toBe('reader at example')
    replies[subscribe] = null
    await fill('Email', 'Reader@Example.org')
    await press('Subscribe')
    await untilShown('Successfully subscribed to our mailing list! Check your inbox and confirm your subscription.')
    expect(requests.at(-1)?.body).toEqual({ email: 'Reader@Example.org', firstName: '', source: 'recipe_page' })
  })

  it.each([
    [
      "You're already subscribed to our mailing list!",
      refusal(409, 'conflict', "You're already subscribed to our mailing list!"),
    ],
    ['Failed to subscribe. Please try again.', new Response('', { status: 500 })],
    ['An error occurred. Please try again.', undefined],
  ])('says “%s”', async (message, response) => {
    await open({ [subscribe]: response })
    await fill('Email', 'known@example.org')
    await press('Subscribe')
    await untilShown(message, '.error-summary')
    expect(valueOf('Email')).toBe('known@example.org')
  })
})
