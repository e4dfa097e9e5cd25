// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest'

import { loadCatalogue } from '#catalog/load.ts'
import { safetyFacts } from '#catalog/safety-facts.ts'
import { passRecipe, takePassedRecipe } from '#client/core/passed-recipe.ts'
import {
  closeApplication,
  controls,
  fill,
  openApplication,
  press,
  until,
  untilShown,
  valueOf,
} from '#client/testing/application.tsx'
import { type Api, refusal } from '#client/testing/fake-server.ts'
import { createOwnContent } from '#client/testing/own-recipes.ts'
import { createOwnRecipeCheck } from '#domain/own-recipes/own-recipe-check.ts'
import { toOwnRecipeForm } from '#domain/own-recipes/own-recipe-form.ts'
import { paths } from '#domain/paths.ts'
import { stripSources } from '#domain/safety/facts.ts'

import { SharedCheck } from './shared-check.island.tsx'

afterEach(closeApplication)

const factsWithSources = safetyFacts(loadCatalogue().catalogue)
const content = createOwnContent({ name: 'Friend’s mint' })

/** Replies of the server, which lets the visitor sign in. */
const createReplies = (): Api => {
  const stored = { session: null as object | null }
  return {
    'GET /api/safety/facts': { facts: stripSources(factsWithSources) },
    'GET /api/own-recipes': refusal(401, 'unauthenticated', ''),
    'GET /api/notifications': { notifications: [], unread: 0, next: null },
    'GET /api/session': () => stored,
    'POST /api/session': () => {
      stored.session = { user: { id: 'ada', email: 'ada@example.org' }, role: 'member' }
      document.cookie = 'signed-in=1'
      return { role: 'member' }
    },
  }
}

const findSubmit = () => controls('Sign In').find((button) => button.matches('[type="submit"]:not(:disabled)'))

async function signIn(): Promise<void> {
  await untilShown('Welcome Back')
  await fill('Email', 'ada@example.org')
  await fill('Password', 'linden at dusk')
  const submit = await until(() => findSubmit() ?? expect.fail('The dialog has no enabled button.'))
  submit.click()
}

describe('a visitor', () => {
  it.each([paths.ownRecipes, paths.newOwnRecipe])('reads on %s what own recipes are', async (path) => {
    const { router } = await openApplication(path, { api: createReplies() })
    await untilShown('Write your own blends, or start from one of our remedies.')
    expect(router.state.location.pathname).toBe(path)
  })

  it('signs in on the page for a new recipe and continues with the recipe that was passed to it', async () => {
    passRecipe(toOwnRecipeForm(content))
    await openApplication(paths.newOwnRecipe, { api: createReplies() })
    await untilShown('With an account, you can keep')
    const [button] = controls('Sign In').slice(-1)
    button?.click()
    await signIn()
    await until(() => expect(valueOf('Name')).toBe('Friend’s mint'))
  })

  it('signs in over a shared recipe, which is then passed to the page for a new one', async () => {
    const report = createOwnRecipeCheck(factsWithSources, () => '2026-11-28').check(content, null)
    const path = paths.sharedRecipe('t'.repeat(43))
    await openApplication(path, {
      api: createReplies(),
      document: <SharedCheck shared={{ content, report }} path={path} />,
    })
    await press('Make it mine')
    await untilShown('Welcome Back')
    expect(location.pathname).toBe(path)
    expect(takePassedRecipe()).toBeUndefined()
    await signIn()
    await until(() => expect(takePassedRecipe()).toMatchObject({ name: 'Friend’s mint' }))
  })
})
