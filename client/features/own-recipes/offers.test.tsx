// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest'

import {
  closeApplication,
  controls,
  fields,
  fill,
  leavePage,
  openApplication,
  pageText,
  press,
  until,
  untilShown,
  valueOf,
} from '#client/testing/application.tsx'
import { type Api, refusal } from '#client/testing/fake-server.ts'
import { createOwnRecipe, replyWithRecipe } from '#client/testing/own-recipes.ts'
import type { OfferStatus } from '#domain/own-recipes/offer.ts'
import { paths } from '#domain/paths.ts'

afterEach(closeApplication)

type State = { offer?: OfferStatus | null; displayName?: string | null }

/** Opens the page of an own recipe. */
const open = ({ offer = null, displayName = 'Ada L.' }: State = {}, api: Api = {}) =>
  openApplication(paths.ownRecipe('own'), {
    role: 'member',
    api: {
      'GET /api/own-recipes/own': { ...replyWithRecipe(createOwnRecipe()), offer },
      'GET /api/community/own': { liked: [], followed: [], ownPosts: [], ownReplies: [], displayName },
      ...api,
    },
  })

/** Submits the form, whose button has the name of the summary above it. */
async function send(): Promise<void> {
  await until(() => expect(controls('Offer this recipe')).toHaveLength(2))
  controls('Offer this recipe').at(-1)?.click()
}

const description = 'A mild cup that smells of hay.'
const incomplete = () => refusal(400, 'invalid', '', { ailment: 'Choose one of these ailments' })

const listDrafts = () => Object.keys(localStorage).filter((key) => key.includes('offer own'))

describe('the text of an offer', () => {
  it('is offered again after the member has left to complete the recipe', async () => {
    await open({}, { 'POST /api/own-recipes/own/offer': incomplete })
    await fill('Description', description)
    await send()
    await untilShown('Ailment: Choose one of these ailments')
    await untilShown('Your text is kept in this browser.')
    leavePage()
    await open()
    await untilShown('You have an unsaved draft')
    expect(document.querySelector<HTMLDetailsElement>('#offer ~ details')?.open).toBe(true)
    await press('Restore')
    await until(() => expect(valueOf('Description')).toBe(description))
  })

  it('is kept while we review the recipe and after we have declined it', async () => {
    const { replies, router } = await open({}, { 'POST /api/own-recipes/own/offer': null })
    await fill('Description', description)
    replies['GET /api/own-recipes/own'] = { ...replyWithRecipe(createOwnRecipe()), offer: { state: 'waiting' } }
    await send()
    await untilShown('Your recipe is waiting for our review.')
    replies['GET /api/own-recipes/own'] = {
      ...replyWithRecipe(createOwnRecipe()),
      offer: { state: 'declined', reason: 'Too strong.' },
    }
    await router.revalidate()
    await untilShown('Your recipe isn’t published: Too strong.')
    await press('Restore')
    await until(() => expect(valueOf('Description')).toBe(description))
  })

  it('is removed once the recipe is published', async () => {
    await open()
    await fill('Description', description)
    await until(() => expect(listDrafts()).toHaveLength(1))
    leavePage()
    await open({ offer: { state: 'published', slug: 'evening-cup' } })
    await untilShown('Your recipe is published')
    await until(() => expect(listDrafts()).toEqual([]))
  })
})

describe('the author of an offered recipe', () => {
  it('reads under which name we publish it', async () => {
    await open()
    await untilShown('with your display name (Ada L.)')
    expect(fields('Display name (optional)')).toEqual([])
  })

  it('can choose a display name if they have none', async () => {
    const { requests } = await open(
      { displayName: null },
      { 'PUT /api/community/name': null, 'POST /api/own-recipes/own/offer': incomplete },
    )
    await untilShown('without your name, as “a member”, unless you choose a display name')
    await fill('Display name (optional)', 'Ada')
    await send()
    await untilShown('Ailment: Choose one of these ailments')
    const writes = requests.filter(({ method }) => method === 'PUT' || method === 'POST')
    expect(writes.map(({ method, path, body }) => [method, path, body])).toMatchObject([
      ['PUT', '/api/community/name', { displayName: 'Ada' }],
      ['POST', '/api/own-recipes/own/offer', { difficulty: 'Easy' }],
    ])
    expect(pageText('#offer ~ details')).not.toContain('displayName')
  })
})
