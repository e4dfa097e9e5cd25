import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'

import { api } from '#domain/api.ts'
import { herbiMessages } from '#domain/herbi/chat.messages.ts'
import { conversationMessages } from '#domain/herbi/conversation.messages.ts'
import { paths } from '#domain/paths.ts'

import { findViolations } from './axe.ts'
import { startFakeOpenAi } from './fake-openai.ts'
import { ask, questionField, lastExchange, lindenQuestion, conversationLog, sources } from './herbi-page.ts'
import { closeAfterFile, openJourney } from './journey.ts'
import { addMember, addSession, openAs } from './member.ts'
import { toast, visit } from './site.ts'

const provider = closeAfterFile(await startFakeOpenAi())
const { site, browser } = await openJourney({
  OPENAI_API_KEY: 'key',
  OPENAI_BASE_URL: `${provider.address}/v1`,
  LIMIT_FACTOR: '1',
})

const open = async (name: string) => openAs({ site, browser }, await addMember(site, name), paths.askHerbi)

const host = () => new URL(provider.address).host
const providerName = (page: Page) => page.locator('.herbi-reply').getByText(host())

describe('asking Herbi with a hosted model', () => {
  it('names the provider before the first question, and shows the answer as it streams and as a whole', async () => {
    const { page, pageErrors } = await open('ada')
    await providerName(page).waitFor()
    expect(await findViolations(page, 'named')).toEqual([])
    await ask(page, 'What is peppermint? [answer]')
    await toast(page, conversationMessages.answered)
    await lastExchange(page).getByText('Its taste is cool and clear.').waitFor()
    expect(await lastExchange(page).locator('.marked-text li').count()).toBe(2)
    expect(await sources(page).first().getAttribute('href')).toBe('/herbs/peppermint')
    await page.getByText(`We send questions to ${host()}`).waitFor()

    // HTML from a model is never rendered, and links to other sites are removed.
    await ask(page, 'What is peppermint? [html]')
    await expect.poll(() => page.locator('.exchange').count()).toBe(2)
    await lastExchange(page).getByRole('button', { name: 'Copy the answer' }).waitFor()
    expect(await conversationLog(page).locator('script, iframe, img:not([src^="/assets/"])').count()).toBe(0)
    expect(await conversationLog(page).locator('a[href*="elsewhere"]').count()).toBe(0)

    // An answer that is stopped keeps the received part.
    await ask(page, 'What is peppermint? [slow-middle]')
    await lastExchange(page).getByText('Peppermint tastes cool and clear.').waitFor()
    await page.getByRole('button', { name: 'Stop' }).click()
    await lastExchange(page).getByText('You stopped here. The answer is incomplete.').waitFor()
    await lastExchange(page).getByText('Peppermint tastes cool and clear.').waitFor()
    await expect.poll(() => questionField(page).evaluate((element) => element === document.activeElement)).toBe(true)
    await lastExchange(page).getByRole('button', { name: 'Ask again' }).waitFor()
    expect(await page.getByText(conversationMessages.notAnswered).count()).toBe(0)
    expect(pageErrors).toEqual([])
  })

  it('sends a sentence as soon as the output filter releases it, while the model is still writing', async () => {
    const cookie = `session=${await addSession(site, await addMember(site, 'ben'))}`
    const abortController = new AbortController()
    const response = await fetch(site.address + api.herbi, {
      method: 'POST',
      headers: { Origin: site.address, 'Content-Type': 'application/json', Cookie: cookie },
      body: JSON.stringify({ message: 'How does it taste? [slow-middle]' }),
      signal: abortController.signal,
    })
    const firstChunk = await response.body?.getReader().read()
    expect(new TextDecoder().decode(firstChunk?.value)).toBe(
      '{"type":"sentence","text":"Peppermint tastes cool and clear."}\n',
    )
    abortController.abort()
  })

  it('answers visitors with the built-in model until their daily limit, and still recognises emergencies', async () => {
    const { page, pageErrors } = await visit(browser, site.address + paths.askHerbi)
    await page.getByText(/Our own program answers\. We/).waitFor()
    expect(await page.getByText(host()).count()).toBe(0)
    const responses = Array.from({ length: 20 }, () =>
      fetch(site.address + api.herbi, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Origin: site.address },
        body: JSON.stringify({ message: 'Thank you' }),
      }).then((response) => response.text()),
    )
    await Promise.all(responses)
    await ask(page, lindenQuestion)
    await page.getByRole('alert').getByText(herbiMessages.limit).waitFor()
    await expect.poll(() => questionField(page).inputValue()).toBe(lindenQuestion)
    expect(await page.locator('.exchange').count()).toBe(0)
    await ask(page, 'I have chest pain')
    await page.getByRole('alert').getByText('Please get help first').waitFor()
    expect(pageErrors).toEqual([])
  })
})
