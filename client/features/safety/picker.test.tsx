// @vitest-environment happy-dom
import { act, useState } from 'react'
import { afterEach, describe, expect, it } from 'vitest'

import { clearDrawn, draw } from '#client/testing/draw.tsx'

import { Picker } from './picker.tsx'

afterEach(clearDrawn)

type Props = { namesLoadState: 'loaded' | 'loading' | 'failed' }

function MedicinePicker({ namesLoadState }: Props) {
  const [values, setValues] = useState<string[]>([])
  return (
    <Picker
      name="typed"
      label="Medicines"
      hint=""
      placeholder=""
      selected={values.map((value) => ({ value, label: value }))}
      namesLoadState={namesLoadState}
      suggest={() => (namesLoadState === 'loaded' ? [{ value: 'Warfarin', label: 'Warfarin' }] : [])}
      change={setValues}
      error={undefined}
    />
  )
}

const input = () => document.querySelector('input') ?? document.createElement('input')

async function enter(text: string) {
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input(), text)
    input().dispatchEvent(new Event('input', { bubbles: true }))
  })
  await act(async () => input().dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true })))
}

const chosen = () => [...document.querySelectorAll('.picker-selection li > span')].map(({ textContent }) => textContent)

describe('a name entered before the names have loaded', () => {
  it('is added once they have loaded, as the first match', async () => {
    const { redraw } = await draw(<MedicinePicker namesLoadState="loading" />)
    await enter('warf')
    expect([document.body.textContent.includes('Looking for “warf”…'), chosen()]).toEqual([true, []])
    await redraw(<MedicinePicker namesLoadState="loaded" />)
    await act(async () => new Promise((resolve) => setTimeout(resolve)))
    expect([chosen(), input().value]).toEqual([['Warfarin'], ''])
  })

  it('stays in the field if they cannot be loaded, and can be added as typed', async () => {
    const { redraw } = await draw(<MedicinePicker namesLoadState="loading" />)
    await enter('warfarin')
    await redraw(<MedicinePicker namesLoadState="failed" />)
    await act(async () => new Promise((resolve) => setTimeout(resolve)))
    expect([chosen(), input().value]).toEqual([[], 'warfarin'])
    expect(document.body.textContent).toContain('We could not load our list of names')
    await enter('warfarin')
    expect(chosen()).toEqual(['warfarin'])
  })
})
