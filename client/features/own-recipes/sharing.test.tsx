// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest'

import { loadCatalogue } from '#catalog/load.ts'
import { safetyFacts } from '#catalog/safety-facts.ts'
import { takePassedPost } from '#client/core/passed-post.ts'
import { profileKey } from '#client/features/safety/profile-presence.ts'
import {
  closeApplication,
  controls,
  openApplication,
  pageText,
  press,
  until,
  untilHidden,
  untilShown,
  untilToast,
} from '#client/testing/application.tsx'
import { type Api, refusal } from '#client/testing/fake-server.ts'
import { createOwnContent, createOwnRecipe, replyWithRecipe } from '#client/testing/own-recipes.ts'
import { createOwnRecipeCheck } from '#domain/own-recipes/own-recipe-check.ts'
import type { OwnRecipeContent } from '#domain/own-recipes/own-recipes.schemas.ts'
import { paths } from '#domain/paths.ts'
import { selectPlants, stripSources } from '#domain/safety/facts.ts'
import type { StoredProfile } from '#domain/safety/stored-profile.ts'

import { SharedCheck } from './shared-check.island.tsx'

afterEach(closeApplication)

const factsWithSources = safetyFacts(loadCatalogue().catalogue)
const facts = stripSources(factsWithSources)
const token = 't'.repeat(43)

const link = () => document.querySelector<HTMLInputElement>('input[readonly]')?.value

const profile: StoredProfile = {
  savedOn: '2026-11-28',
  bornOn: null,
  ageYears: 30,
  pregnant: 'no',
  trimester: null,
  breastfeeding: 'no',
  tryingToConceive: 'no',
  surgeryPlanned: 'no',
  conditions: [],
  medicines: [],
  allergies: [],
  hidesUnsuitable: false,
}

/** Opens the recipe. The server keeps its link. */
async function openOwn(shareToken: string | null, details: Partial<OwnRecipeContent> = {}, api: Api = {}) {
  const stored = { shareToken }
  const opened = await openApplication(paths.ownRecipe('own'), {
    role: 'member',
    api: {
      'GET /api/safety/facts': { facts },
      'GET /api/own-recipes/own': () => ({ ...replyWithRecipe(createOwnRecipe({ content: details })), ...stored }),
      'PUT /api/own-recipes/own/sharing': () => {
        stored.shareToken = token
        return { token }
      },
      'DELETE /api/own-recipes/own/sharing': () => {
        stored.shareToken = null
        return null
      },
      ...api,
    },
  })
  return { ...opened, stored }
}
describe('the sharing of an own recipe', () => {
  it('creates a link and withdraws it', async () => {
    await openOwn(null)
    await untilShown('Only you can see this recipe.')
    await press('Create a link')
    await until(() => expect(link()).toBe(paths.sharedRecipe(token)))
    await press('Stop sharing Evening cup')
    await untilShown('The link stops working for everybody you sent it to.', '[role="alertdialog"]')
    expect(link()).toBe(paths.sharedRecipe(token))
    await press('Stop sharing')
    await untilToast('The link no longer works')
    await untilShown('Only you can see this recipe.')
    expect(link()).toBeUndefined()
  })

  it('says why a refused recipe has none', async () => {
    await openOwn(null, { ingredients: [{ name: 'Peppermint', amount: '90 g' }] })
    await untilShown('The safety check refuses this recipe, so you can’t share it.')
    expect(controls('Create a link')).toEqual([])
  })

  it('says that nobody can open the link of a recipe that has become unsuitable', async () => {
    await openOwn(token, { steps: ['Read www.example.org first.'] })
    await untilShown('Nobody can open the link at the moment. Remove web addresses and HTML')
    expect(controls('Post it in the community')).toEqual([])
    expect(controls('Stop sharing Evening cup')).toHaveLength(1)
    expect(pageText()).not.toContain('Everybody with this link')
    expect(pageText()).toContain('This link works again once you have changed the recipe.')
  })

  it('shows why the server refuses it', async () => {
    await openOwn(null, {}, { 'PUT /api/own-recipes/own/sharing': refusal(409, 'conflict', 'Not this one.') })
    await press('Create a link')
    await untilToast('Not this one.')
  })

  it('passes the link to the form for a new post', async () => {
    await openOwn(token)
    await press('Post it in the community')
    expect(takePassedPost()).toEqual({
      title: 'Evening cup',
      content: `This is my recipe: [Evening cup](${paths.sharedRecipe(token)})\n`,
      category: 'recipes-and-blends',
    })
  })
})

describe('the check of a shared recipe', () => {
  const content = createOwnContent({ ingredients: [{ name: 'Sage', amount: '2 g' }] })
  const report = createOwnRecipeCheck(factsWithSources, () => '2026-11-28').check(content, null)
  const open = (api: Api = {}) =>
    openApplication(paths.sharedRecipe(token), {
      api: {
        'GET /api/safety/facts': { facts },
        'GET /api/safety/plants': { plants: selectPlants(factsWithSources, report.plants) },
        ...api,
      },
      document: <SharedCheck shared={{ content, report }} path={paths.sharedRecipe(token)} />,
    })

  it('is for adults in general, with its sources and without a request, for a reader without answers', async () => {
    const { requests } = await open()
    await untilShown('Checked for adults in general.')
    expect(document.querySelectorAll('details.sources').length).toBeGreaterThan(0)
    expect(requests.filter(({ path }) => path.startsWith('/api/safety'))).toEqual([])
  })

  it('is for the reader who has answered the questions', async () => {
    localStorage.setItem(profileKey, JSON.stringify({ ...profile, pregnant: 'yes' }))
    await open()
    await untilShown('Checked against your answers in this browser.')
    await untilShown('Refused')
    expect(pageText()).toContain('Don’t drink this.')
    await untilHidden('You can keep it')
  })

  it('says so if it cannot run for the reader', async () => {
    localStorage.setItem(profileKey, JSON.stringify(profile))
    await open({ 'GET /api/safety/facts': undefined })
    await untilShown('We can’t run the check right now.')
  })
})
