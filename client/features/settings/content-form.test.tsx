// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, expect, it } from 'vitest'

import { runSave } from '#client/core/run-action.ts'
import { buttonNamed, clearDrawn, click, drawRoute } from '#client/testing/draw.tsx'

import { ContentForm } from './content-form.tsx'

afterEach(() => {
  clearDrawn()
  localStorage.clear()
})

const tools = {
  community: false,
  ask_herbi: false,
  blend_generator: false,
  healing_journal: false,
  label_designer: false,
}

it('sends the revision of the last save even if the page could not reload its data', async () => {
  const revisions: unknown[] = []
  await drawRoute(
    <ContentForm savedSettings={{ isLimited: true, limit: 3, tools, published: 9, revision: 3 }} tools={[]} />,
    async ({ request }) => {
      revisions.push((await request.formData()).get('revision'))
      return runSave(async () => ({ revision: 6 }), { draft: '' })
    },
  )
  await save('4')
  await save('5')
  expect(revisions).toEqual(['3', '6'])
})

it('keeps text that is typed while a save is in progress, also if the page cannot reload', async () => {
  const { promise, resolve } = Promise.withResolvers<{ revision: number }>()
  await drawRoute(
    <ContentForm savedSettings={{ isLimited: true, limit: 3, tools, published: 9, revision: 3 }} tools={[]} />,
    () => runSave(() => promise, { draft: '' }),
  )
  await save('12')
  await type('14')
  await act(async () => resolve({ revision: 4 }))
  expect(document.querySelector<HTMLInputElement>('[name="limit"]')?.value).toBe('14')
})

async function save(limit: string) {
  await type(limit)
  await click(buttonNamed('Save content settings'))
}

async function type(limit: string) {
  const field = document.querySelector<HTMLInputElement>('[name="limit"]')
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, limit)
    field?.dispatchEvent(new Event('input', { bubbles: true }))
  })
}
