// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, describe, expect, it } from 'vitest'

import { buttonNamed, clearDrawn, click, drawRoute } from '#client/testing/draw.tsx'

import { EditForm } from './edit-form.tsx'

afterEach(() => {
  clearDrawn()
  localStorage.clear()
})

const drawForm = (revision: string) =>
  drawRoute(
    <EditForm
      id="one"
      revision={revision}
      label="Edit"
      close={() => undefined}
      renderFields={() => ['2', '1', '0.5'].map((grams) => <input key={grams} name="grams" defaultValue={grams} />)}
    />,
  )

const grams = () => [...document.querySelectorAll<HTMLInputElement>('[name="grams"]')]

async function type(field: HTMLInputElement | undefined, value: string) {
  if (!field) throw new Error('There is no such field.')
  await act(async () => {
    field.value = value
    field.dispatchEvent(new Event('input', { bubbles: true }))
  })
}

describe('a restored draft', () => {
  it('restores the text of each field, even if fields share a name', async () => {
    await drawForm('1')
    await type(grams()[1], '1.5')
    clearDrawn()
    await drawForm('1')
    await click(buttonNamed('Restore'))
    expect(grams().map(({ value }) => value)).toEqual(['2', '1.5', '0.5'])
  })

  it('says that the saved version has changed', async () => {
    await drawForm('1')
    await type(grams()[0], '3')
    clearDrawn()
    await drawForm('2')
    expect(document.body.textContent).toContain('The saved version has changed since then.')
  })
})
