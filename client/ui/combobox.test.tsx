import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'

import { ComboboxOptions } from './combobox-options.tsx'
import { moveActive, useCombobox } from './use-combobox.ts'

describe('moveActive', () => {
  it.each([
    ['ArrowDown', -1, 0],
    ['ArrowDown', 2, 0],
    ['ArrowUp', -1, 2],
    ['ArrowUp', 0, 2],
    ['ArrowUp', 2, 1],
    ['Home', 1, undefined],
    ['a', 1, undefined],
  ])('moves by %s from %i to %s of three options', (key, active, next) => {
    expect(moveActive(key, active, 3)).toBe(next)
  })
})

function Herbs({ names, first = -1 }: { names: string[]; first?: -1 | 0 }) {
  const combobox = useCombobox({ count: names.length, first, choose: () => {}, close: () => {} })
  return (
    <>
      <input {...combobox.fieldProps} />
      <ComboboxOptions
        combobox={combobox}
        label="Herbs"
        options={names}
        getKey={(name) => name}
        renderOption={(name) => name}
        choose={() => {}}
      />
    </>
  )
}

describe('a combobox', () => {
  it('names its list and its active option, and says how many results there are', () => {
    const html = renderToStaticMarkup(<Herbs names={['Linden', 'Mint']} first={0} />)
    const listId = /aria-controls="([^"]+)"/.exec(html)?.[1]
    expect(html).toMatch(/<input[^>]*role="combobox"[^>]*aria-expanded="true"/)
    expect(html).toContain(`id="${listId}" role="listbox" aria-label="Herbs"`)
    expect(html).toContain(`aria-activedescendant="${listId}-0"`)
    expect(html.match(/role="option"/g)).toHaveLength(2)
    expect(html.match(/aria-selected="true"/g)).toHaveLength(1)
    expect(html).toContain('2 results')
  })

  it('is closed and announces nothing without options', () => {
    const html = renderToStaticMarkup(<Herbs names={[]} first={0} />)
    expect(html).toContain('aria-expanded="false"')
    expect(html).not.toMatch(/activedescendant|result/)
  })
})
