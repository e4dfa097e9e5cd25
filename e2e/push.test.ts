import { describe, expect, it } from 'vitest'

import { kindLabels } from '#domain/notifications/notification-labels.ts'
import { paths } from '#domain/paths.ts'

import { openJourney } from './journey.ts'
import { addMember, openAs } from './member.ts'

const { site, browser } = await openJourney()

const subscription = {
  endpoint: 'https://fcm.googleapis.com/fcm/send/of-a-journey',
  keys: {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  },
}

/** Opens the profile in a browser that allows notifications, with a push service that needs no network. */
async function openProfile(id: string) {
  const member = await addMember(site, id)
  const opened = await openAs({ site, browser }, member, '/terms', { hasServiceWorker: true })
  await opened.page.context().grantPermissions(['notifications'], { origin: site.address })
  await opened.page.addInitScript((json) => {
    PushManager.prototype.getSubscription = () => Promise.resolve(null)
    PushManager.prototype.subscribe = () => Promise.resolve({ toJSON: () => json } as never)
  }, subscription)
  await opened.page.goto(site.address + paths.profile)
  return { ...opened, member }
}

describe('push notifications', () => {
  it('are turned on for a device, chosen for a kind, and end when the member signs out', async () => {
    const { page, pageErrors, member } = await openProfile('ada')
    await page.getByRole('button', { name: 'Turn on push on this device' }).click()
    await page.getByText('This browser.').waitFor()
    await page.getByLabel(kindLabels.mention).selectOption('push')
    await page.getByRole('button', { name: 'Save notifications' }).click()
    await page.getByText('Notifications saved').first().waitFor()
    const query = 'SELECT channel FROM notification_choices WHERE user_id = ? AND kind = ?'
    expect(await site.db.prepare(query).bind(member.id, 'mention').all()).toMatchObject({
      results: [{ channel: 'push' }],
    })
    await page.getByRole('button', { name: 'Sign out everywhere' }).click()
    const countDevices = async () =>
      (await site.db.prepare('SELECT endpoint FROM push_subscriptions').all()).results.length
    await expect.poll(countDevices).toBe(0)
    expect(pageErrors).toEqual([])
  })
})
