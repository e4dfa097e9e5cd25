import { describe, expect, it } from 'vitest'

import { createPushMessage, parsePushContent } from './push-messages.ts'

const notification = {
  id: '7a000000-0000-4000-8000-000000000001',
  title: 'You were mentioned',
  link: '/community/1',
  kind: 'mention',
} as const

describe('the push of a notification', () => {
  it('arrives as it was sent', () => {
    const { id, title, link } = notification
    expect(parsePushContent(createPushMessage(notification).payload)).toEqual({ id, title, link })
  })

  it('waits for a device for a day, and that of a timer for ten minutes', () => {
    expect(createPushMessage(notification)).toMatchObject({ ttlSeconds: 86_400, urgency: 'normal' })
    expect(createPushMessage({ ...notification, kind: 'timer' })).toMatchObject({ ttlSeconds: 600, urgency: 'high' })
  })

  it('has a topic that push services accept', () => {
    expect(createPushMessage(notification).topic).toMatch(/^[\w-]{1,32}$/)
  })

  it('fits a push service with the longest title and link', () => {
    const message = createPushMessage({ ...notification, title: 'ß'.repeat(200), link: `/${'a'.repeat(1000)}` })
    expect(new TextEncoder().encode(message.payload).length).toBeLessThan(3000)
  })

  it.each(['', 'hello', '{}', '{"id":1,"title":"a","link":"/"}'])('isn’t recognised in the text %j', (text) => {
    expect(parsePushContent(text)).toBeUndefined()
  })
})
