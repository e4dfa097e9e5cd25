import type { Page } from 'playwright-core'
import { beforeEach, describe, expect, it } from 'vitest'

import { openJourney } from './journey.ts'
import { addMember, adminEmail, type Member, openAs } from './member.ts'
import { emptyTables } from './site.ts'

const { site, browser } = await openJourney()

let admin: Member
beforeEach(async () => {
  await emptyTables(site, 'support_tickets', 'users', 'canned_replies')
  admin = await addMember(site, 'us', adminEmail)
})

const titles = (page: Page) => page.getByRole('main').getByRole('listitem').getByRole('heading').allInnerTexts()

describe('canned replies', () => {
  it('are added, edited and deleted on their page', async () => {
    const { page, pageErrors } = await openAs({ site, browser }, admin, '/admin/support')
    await page.getByRole('link', { name: 'Canned replies' }).click()
    await page.getByText('Save replies that you use often.').waitFor()
    const newReplyForm = page.getByRole('region', { name: 'New canned reply' })
    await newReplyForm.getByLabel('Title').fill('Thank you')
    await newReplyForm.getByRole('button', { name: 'Save reply' }).click()
    await newReplyForm.getByText('Please fill in all required fields').first().waitFor()
    await newReplyForm.getByLabel('Message').fill('Hello {{name}},\nthank you.')
    await newReplyForm.getByRole('button', { name: 'Save reply' }).click()
    await expect.poll(() => titles(page)).toEqual(['Thank you'])
    await expect.poll(() => newReplyForm.getByLabel('Title').inputValue()).toBe('')
    await page.getByRole('button', { name: 'Edit Thank you' }).click()
    const editForm = page.getByRole('form', { name: 'Edit Thank you' })
    await editForm.getByLabel('Title').fill('Many thanks')
    await editForm.getByRole('button', { name: 'Save' }).click()
    await expect.poll(() => titles(page)).toEqual(['Many thanks'])
    const nextEditButton = page.getByRole('button', { name: 'Edit Many thanks' })
    await expect.poll(() => nextEditButton.evaluate((button) => button === document.activeElement)).toBe(true)
    await page.getByRole('button', { name: 'Delete Many thanks' }).click()
    await page.getByRole('button', { name: 'Delete permanently' }).click()
    await page.getByText('Save replies that you use often.').waitFor()
    expect(pageErrors).toEqual([])
  })
})
