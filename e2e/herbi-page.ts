import type { Page } from 'playwright-core'

import { api } from '#domain/api.ts'

/** Question whose answer from the built-in model cites several pages. */
export const lindenQuestion = 'What is linden good for?'
/** Matches Herbi's API route: POST sends a question, GET returns Herbi's status. */
export const questionsUrl = new RegExp(`${api.herbi}$`)

export const questionField = (page: Page) => page.getByRole('textbox', { name: 'Your question', exact: true })
export const conversationLog = (page: Page) => page.getByRole('log', { name: 'Conversation with Herbi' })
export const lastExchange = (page: Page) => page.locator('.exchange').last()
export const sources = (page: Page) => lastExchange(page).locator('.herbi-sources a')
export const suggestedQuestions = (page: Page) =>
  page.getByRole('region', { name: 'You could ask' }).getByRole('button')

export const waitUntilReady = (page: Page) => page.getByRole('button', { name: 'Ask', exact: true }).waitFor()

export async function ask(page: Page, question: string): Promise<void> {
  await waitUntilReady(page)
  await questionField(page).fill(question)
  await questionField(page).press('Enter')
}

export async function askAndWaitForAnswer(page: Page, question: string): Promise<void> {
  await ask(page, question)
  await lastExchange(page).getByText(question, { exact: true }).waitFor()
  await sources(page).first().waitFor()
}
