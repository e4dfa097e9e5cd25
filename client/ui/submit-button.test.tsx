// @vitest-environment happy-dom
import { act, useState } from 'react'
import { useFetcher } from 'react-router'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { buttonNamed, clearDrawn, click, drawRoute } from '#client/testing/draw.tsx'

import { SubmitButton } from './submit-button.tsx'

let sent = 0
let response = Promise.withResolvers<object>()

function TestedForm({ noValidate }: { noValidate?: boolean }) {
  const fetcher = useFetcher()
  const [count, setCount] = useState(0)
  return (
    <fetcher.Form method="post" noValidate={noValidate}>
      <input name="title" required />
      <SubmitButton fetcher={fetcher} intent="save">
        Save
      </SubmitButton>
      <button type="button" onClick={() => setCount(count + 1)}>
        Render again
      </button>
    </fetcher.Form>
  )
}

const open = (noValidate: boolean) =>
  drawRoute(<TestedForm noValidate={noValidate} />, () => {
    sent += 1
    return response.promise
  })
const press = () => buttonNamed('Save').form?.requestSubmit(buttonNamed('Save'))

beforeEach(() => {
  sent = 0
  response = Promise.withResolvers()
})
afterEach(clearDrawn)

describe('a submit button', () => {
  it('sends its form once for two clicks, without browser validation and with a render in between', async () => {
    await open(true)
    await act(async () => {
      press()
      buttonNamed('Render again').click()
      press()
    })
    expect(sent).toBe(1)
  })

  it('sends its form after the browser has blocked an invalid one', async () => {
    const { container } = await open(false)
    await click(buttonNamed('Save'))
    expect(sent).toBe(0)
    const field = container.querySelector('input')
    if (field) field.value = 'Linden'
    await click(buttonNamed('Save'))
    expect(sent).toBe(1)
  })

  it('sends its form again once the response has arrived', async () => {
    await open(true)
    await click(buttonNamed('Save'))
    await act(async () => response.resolve({}))
    await click(buttonNamed('Save'))
    expect(sent).toBe(2)
  })
})
