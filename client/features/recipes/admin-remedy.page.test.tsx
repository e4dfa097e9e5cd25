// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest'

import {
  closeApplication,
  control,
  fill,
  focusedName,
  openApplication,
  press,
  until,
  untilHidden,
  untilShown,
  untilToast,
  valueOf,
} from '#client/testing/application.tsx'
import { factsReplies } from '#client/testing/catalogue-facts.ts'
import { paths } from '#domain/paths.ts'

afterEach(closeApplication)

async function open(api: object = {}) {
  const opened = await openApplication(paths.adminNewRemedy, {
    role: 'admin',
    api: {
      ...factsReplies(),
      'GET /api/admin/recipes': { remedies: [], next: null },
      'GET /api/admin/recipes/namesakes': { slug: 'a-cup', namesakes: [] },
      'GET /api/users': { users: [], next: null },
      ...api,
    },
  })
  await control('Save draft')
  return opened
}

async function leaveAndReturn(): Promise<void> {
  await press('Users')
  await press('Leave')
  await untilShown('No matching users.')
  await press('Remedies')
  await press('New remedy')
}

describe('a new remedy', () => {
  it('is sent with the same id when the response to the first save was lost', async () => {
    const { requests } = await open()
    const sent = () => requests.filter(({ method }) => method === 'POST').map(({ body }) => body as { id: string })
    await fill('Ailment', 'Sleep Problems')
    for (const [position, name] of ['Sent Once', 'Sent Twice'].entries()) {
      await fill('Name', name)
      await untilShown(new RegExp(`Sleep Problems\\s*${name}`))
      await press('Save draft')
      await until(() => expect(sent()).toHaveLength(position + 1))
    }
    expect(sent()).toMatchObject([{ content: { name: 'Sent Once' } }, { content: { name: 'Sent Twice' } }])
    expect(new Set(sent().map(({ id }) => id)).size).toBe(1)
  })

  it('is not sent when a text is too long, and the form says where', async () => {
    const { requests } = await open()
    await fill('Name', 'Half a Thought')
    await fill('Description', 'x'.repeat(10_000))
    await press('Save draft')
    await untilShown('Please use at most 900 characters', '.error-summary')
    await until(() => expect(document.activeElement?.className).toContain('error-summary'))
    document.querySelector<HTMLElement>('.error-summary a')?.click()
    expect(focusedName()).toBe('ailment')
    expect(requests.filter(({ method }) => method === 'POST')).toEqual([])
  })

  it('is offered as a draft after the user confirms leaving, until it is discarded', async () => {
    await open()
    await fill('Name', 'Half a Thought')
    await fill('Description', 'A beginning.')
    await press('Users')
    await untilShown('Leave without saving?')
    await press('Stay')
    await untilHidden('Leave without saving?')
    expect(location.pathname).toBe(paths.adminNewRemedy)
    await leaveAndReturn()
    await untilShown('You have an unsaved draft from')
    expect(valueOf('Name')).toBe('')
    await press('Restore')
    await until(() => expect(valueOf('Name')).toBe('Half a Thought'))
    await leaveAndReturn()
    await press('Discard')
    await untilHidden('You have an unsaved draft from')
    expect(valueOf('Name')).toBe('')
  })

  it('is imported from the source of another page, whose scripts never run', async () => {
    await open()
    await fill(
      'Page source or JSON-LD',
      `<script>document.title = 'run'</script><script type="application/ld+json">
      {"@type": "Recipe", "name": "From Elsewhere", "recipeIngredient": ["2 tsp dried chamomile", "1 tsp moonwort"],
      "recipeCuisine": "Greek"}</script>`,
    )
    await press('Import')
    await untilToast('Imported. Check each ingredient.')
    await until(() => expect(valueOf('Ingredient 1')).toBe('dried chamomile'))
    await untilShown('We don’t know this herb')
    await untilShown('recipe cuisine: Greek', '.note')
    expect(document.title).not.toBe('run')
  })
})

describe('a remedy with the name of another one', () => {
  it('shows its own address, and the other remedy if it has nearly the same ingredients', async () => {
    const namesake = { id: 'other', name: 'After Supper', ailment: 'Sleep Problems', ingredientNames: ['Chamomile'] }
    await open({ 'GET /api/admin/recipes/namesakes': { slug: 'after-supper-2', namesakes: [namesake] } })
    await fill('Name', 'After supper')
    await fill('Ailment', 'Sleep Problems')
    await fill('Ingredient 1', 'Chamomile')
    await untilShown('Page address: /recipe/after-supper-2')
    await untilShown('and nearly the same ingredients')
  })
})
