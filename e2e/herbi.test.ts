import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'

import { conversationMessages } from '#domain/herbi/conversation.messages.ts'
import { paths } from '#domain/paths.ts'

import { findViolations, findViolationsInAppearances } from './axe.ts'
import {
  ask,
  askAndWaitForAnswer,
  conversationLog,
  lastExchange,
  lindenQuestion,
  questionField,
  questionsUrl,
  sources,
  suggestedQuestions,
  waitUntilReady,
} from './herbi-page.ts'
import { openJourney } from './journey.ts'
import { addMember, openAs } from './member.ts'
import { contentWidth } from './page-helpers.ts'
import { delayRequests, openPage, type PageOptions, toast, visit, waitUntilHydrated } from './site.ts'

const { site, browser } = await openJourney()

const isBoxFocused = (page: Page) => questionField(page).evaluate((element) => element === document.activeElement)

async function open(options?: PageOptions, path: string = paths.askHerbi) {
  const opened = await visit(browser, site.address + path, options)
  await opened.page.getByText(/Our own program answers\. We/).waitFor()
  return opened
}

async function openSignedIn(name: string, path: string = paths.askHerbi) {
  const opened = await openAs({ site, browser }, await addMember(site, name), path)
  await questionField(opened.page).waitFor()
  return opened
}

describe('asking Herbi as a visitor', () => {
  it('shows the question, a progress message and an answer to copy, whose sources open, and Back returns to it', async () => {
    const { page, pageErrors } = await open()
    const release = await delayRequests(page, questionsUrl)
    await ask(page, lindenQuestion)
    await conversationLog(page).getByText('Herbi is thinking').waitFor()
    await expect.poll(() => questionField(page).inputValue()).toBe('')
    await expect.poll(() => isBoxFocused(page)).toBe(true)
    const question = page.locator('.exchange > :first-child p').last()
    await expect.poll(async () => (await question.boundingBox())?.y ?? 0).toBeLessThan(40)
    const before = await question.boundingBox()
    release()
    await toast(page, conversationMessages.answered)
    await lastExchange(page).locator('.marked-text').getByText('Linden Blossom').first().waitFor()
    // The complete answer replaces the streamed sentences without moving the page.
    expect((await question.boundingBox())?.y).toBe(before?.y)
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.getByRole('button', { name: 'Copy the answer' }).click()
    await toast(page, 'Answer copied')
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
      /Linden Blossom[^]*\nSources:\nLinden Blossom: https?:\/\/[^\n]+\/herbs\/linden/,
    )
    await questionField(page).focus()
    const paths = await sources(page).evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
    expect(paths).toContain('/herbs/linden')
    for (const path of paths) expect((await fetch(site.address + path)).status).toBe(200)
    await expect.poll(() => isBoxFocused(page)).toBe(true)
    await sources(page).filter({ hasText: 'Tilia' }).click()
    await page.getByRole('heading', { level: 1, name: 'Linden' }).waitFor()
    await page.goBack()
    await lastExchange(page).getByText(lindenQuestion, { exact: true }).waitFor()
    expect(pageErrors).toEqual([])
  })

  it('works by keyboard alone, from a suggested question to the next one, and offers a lost question again', async () => {
    const { page, pageErrors } = await open()
    await suggestedQuestions(page).first().focus()
    await page.keyboard.press('Enter')
    await lastExchange(page).locator('.herbi-reply').waitFor()
    await expect.poll(() => isBoxFocused(page)).toBe(true)
    await waitUntilReady(page)
    await page.keyboard.type(lindenQuestion)
    await page.keyboard.press('Shift+Enter')
    await page.keyboard.type('And thyme?')
    expect(await questionField(page).inputValue()).toBe(`${lindenQuestion}\nAnd thyme?`)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await sources(page).first().waitFor()
    await expect.poll(() => isBoxFocused(page)).toBe(true)
    await lastExchange(page).getByRole('button', { name: 'Yes', exact: true }).focus()
    await page.keyboard.press('Enter')
    const feedback = lastExchange(page).getByRole('group', { name: 'Feedback' })
    await feedback.getByText('Thank you').waitFor()
    expect(await feedback.evaluate((element) => element === document.activeElement)).toBe(true)
    const next = page.getByRole('region', { name: 'Ask next' }).getByRole('button')
    const question = (await next.first().textContent()) ?? ''
    await next.first().click()
    await expect.poll(() => page.locator('.exchange').count()).toBe(3)
    await lastExchange(page).getByText(question, { exact: true }).first().waitFor()
    await waitUntilReady(page)
    await page.getByRole('link', { name: 'New conversation' }).click()
    await suggestedQuestions(page).first().waitFor()

    await delayRequests(page, questionsUrl)
    await ask(page, lindenQuestion)
    await conversationLog(page).getByText('Herbi is thinking').waitFor()
    await expect.poll(() => questionField(page).inputValue()).toBe('')
    await page.reload()
    await waitUntilHydrated(page)
    await page.getByRole('button', { name: 'Restore' }).click()
    await expect.poll(() => questionField(page).inputValue()).toBe(lindenQuestion)
    expect(pageErrors).toEqual([])
  })

  it('explains without JavaScript what Herbi is and what to ask', async () => {
    const { page } = await openPage(browser, { scripts: false })
    await page.goto(site.address + paths.askHerbi)
    await page.getByRole('heading', { name: 'Example questions' }).waitFor()
    await page.getByRole('heading', { name: 'What Herbi is' }).waitFor()
    await page.getByText('This tool runs in your browser and needs JavaScript.').waitFor()
    expect(
      await page
        .getByText(/Herbi is an automated assistant: a program that answers/)
        .first()
        .isVisible(),
    ).toBe(true)
  })

  it('passes axe, fits the page, and shows help instead of an answer in an emergency, with the focus there', async () => {
    const { page, pageErrors } = await open({ width: 320 })
    expect(await findViolationsInAppearances(page, 'new')).toEqual([])
    await askAndWaitForAnswer(page, 'What helps with a cough?')
    await lastExchange(page)
      .getByText(/^More sources \(\d\)$/)
      .click()
    await sources(page).last().waitFor()
    await waitUntilReady(page)
    await ask(page, 'Lemon balm or valerian, which is better for sleep?')
    const table = page.getByRole('table', { name: 'Lemon Balm and Valerian compared' })
    await table.getByRole('rowheader', { name: 'Valerian' }).waitFor()
    await waitUntilReady(page)
    await ask(page, 'I have chest pain, which tea helps?')
    const note = page.getByRole('alert').filter({ hasText: 'Please get help first' })
    await note.getByRole('link', { name: '999' }).waitFor()
    const isNoteFocused = () =>
      page.locator('.herbi-emergency').evaluate((element) => element === document.activeElement)
    await expect.poll(isNoteFocused).toBe(true)
    await page.keyboard.press('Tab')
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('href'))).toBe('tel:999')
    await ask(page, 'My throat is swelling and I cannot breathe')
    await expect.poll(() => note.count()).toBe(2)
    expect(await findViolationsInAppearances(page, 'answered, with emergencies')).toEqual([])
    expect(await findViolations(page, 'answered at 320 px')).toEqual([])
    expect(await contentWidth(page)).toBe(320)
    expect(pageErrors).toEqual([])
  })
})

describe('asking Herbi as a member', () => {
  it('keeps conversations, names the open one in the address, restores it after a reload, and deletes it', async () => {
    const { page, pageErrors } = await openSignedIn('ada')
    await page.getByText('No conversations yet.').waitFor()
    await page.getByText(/Our own program answers\. We/).waitFor()
    await askAndWaitForAnswer(page, lindenQuestion)
    await page.waitForURL(/conversation=/)
    const first = page.url()
    const list = page.locator('#conversations')
    await list.getByRole('link', { name: lindenQuestion }).waitFor()
    await page.reload()
    await conversationLog(page).getByText(lindenQuestion, { exact: true }).waitFor()
    await sources(page).first().waitFor()

    await list.getByRole('link', { name: 'New conversation' }).click()
    await suggestedQuestions(page).first().waitFor()
    await askAndWaitForAnswer(page, 'What is thyme good for?')
    await expect.poll(() => list.getByRole('listitem').count()).toBe(2)
    await list.getByRole('link', { name: lindenQuestion }).click()
    await conversationLog(page).getByText(lindenQuestion, { exact: true }).waitFor()
    expect(page.url()).toBe(first)
    await page.goBack()
    await conversationLog(page).getByText('What is thyme good for?', { exact: true }).waitFor()
    await page.goForward()
    await conversationLog(page).getByText(lindenQuestion, { exact: true }).waitFor()

    await list.getByRole('button', { name: `Delete the conversation ${lindenQuestion}` }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete permanently' }).click()
    await toast(page, 'Conversation deleted')
    await suggestedQuestions(page).first().waitFor()
    expect(new URL(page.url()).search).toBe('')
    await expect.poll(() => list.getByRole('listitem').count()).toBe(1)

    // Nothing is left on the screen after signing out in another tab.
    await list.getByRole('link', { name: 'What is thyme good for?' }).click()
    await conversationLog(page).getByText('What is thyme good for?', { exact: true }).waitFor()
    await page.context().clearCookies()
    await page.evaluate(() => {
      const channel = new BroadcastChannel('session')
      // A BroadcastChannel has no target origin: it reaches only its own.
      // oxlint-disable-next-line unicorn/require-post-message-target-origin
      channel.postMessage('signed-out')
    })
    await page.getByText('Sign in to see your saved conversations.').waitFor()
    expect(await conversationLog(page).getByText('What is thyme good for?').count()).toBe(0)
    expect(pageErrors).toEqual([])
  })
})
