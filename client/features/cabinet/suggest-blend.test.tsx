// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest'

import {
  closeApplication,
  openApplication,
  pageText,
  press,
  textsOf,
  until,
  untilShown,
  untilToast,
  valueOf,
} from '#client/testing/application.tsx'
import { refusal } from '#client/testing/fake-server.ts'
import type { CheckedSuggestion } from '#domain/cabinet/cabinet.types.ts'
import { paths } from '#domain/paths.ts'

afterEach(closeApplication)

const createSuggestion = (number: number): CheckedSuggestion => ({
  id: `s${number}`,
  suggestedHerbs: ['Chamomile'],
  blendName: `Blend ${number}`,
  description: 'Calm.',
  preparationMethod: 'steep',
  benefits: ['rest'],
  blend: null,
  createdAt: 1,
  check: null,
})

/** Opens the suggestions of a premium member. The test changes `stored`, which the page loads again. */
async function open(suggestions: CheckedSuggestion[], api: object = {}) {
  const stored = { suggestions }
  const opened = await openApplication(`${paths.cabinet}?tab=suggestions`, {
    role: 'premium',
    api: {
      'GET /api/cabinet': { entries: [], herbs: [] },
      'GET /api/cabinet/suggestions': () => ({ suggestions: stored.suggestions }),
      'GET /api/cabinet/remedies': { remedies: [], comparedCount: null },
      ...api,
    },
  })
  return { ...opened, stored }
}

const blends = () => textsOf('article.label h3')

describe('the suggestions of blends', () => {
  const request = 'POST /api/cabinet/suggestions'

  it('say why there is none', async () => {
    const reason = 'Add some herbs to your cabinet first'
    const { replies } = await open([], { [request]: () => refusal(409, 'conflict', reason) })
    await press('AI Blend Suggestion')
    await untilToast(reason)
    replies[request] = { suggestion: null }
    await press('AI Blend Suggestion')
    await untilShown('We found no blend of your herbs that passes our check')
  })

  it('can be requested again after an error', async () => {
    const { replies, stored } = await open([])
    await untilShown('No suggestions yet')
    await press('AI Blend Suggestion')
    await untilToast('Failed to generate blend suggestion')
    replies[request] = () => {
      stored.suggestions = [createSuggestion(1)]
      return { suggestion: createSuggestion(1) }
    }
    await press('AI Blend Suggestion')
    await untilToast('Blend 1 is now first in your suggestions')
    await until(() => expect(blends()).toEqual(['Blend 1']))
  })

  it('can be made one’s own', async () => {
    const { router } = await open([createSuggestion(1)])
    await press('Make it mine: Blend 1')
    await until(() => expect(router.state.location.pathname).toBe(paths.newOwnRecipe))
    await until(() => expect(valueOf('Name')).toBe('Blend 1'))
    expect(valueOf('Ingredient 1')).toBe('Chamomile')
  })

  it('are deleted at once after confirmation, and come back if that fails', async () => {
    const { replies, stored } = await open([createSuggestion(1), createSuggestion(2)])
    await press('Delete Blend 1')
    await press('Cancel')
    expect(blends()).toHaveLength(2)
    await press('Delete Blend 1')
    await press('Delete suggestion')
    await untilToast('Failed to delete blend suggestion')
    await until(() => expect(blends()).toHaveLength(2))
    const { promise, resolve } = Promise.withResolvers<null>()
    replies['DELETE /api/cabinet/suggestions/s1'] = () => promise
    await press('Delete Blend 1')
    await press('Delete suggestion')
    await until(() => expect(blends()).toEqual(['Blend 2']))
    stored.suggestions = stored.suggestions.slice(1)
    resolve(null)
    await untilToast('Blend suggestion deleted')
    await until(() => expect(document.activeElement?.closest('article')?.id).toBe('suggestion-s2'))
    expect(pageText()).not.toContain('Blend 1 ')
  })
})
