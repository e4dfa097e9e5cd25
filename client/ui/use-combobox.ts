import { type KeyboardEvent, useId, useState } from 'react'

type ComboboxOptions = {
  /** Number of options; the list is closed while there are none. */
  count: number
  /** Position that is active until an arrow key is pressed; -1 for none. */
  first?: -1 | 0
  choose: (position: number) => void
  close: () => void
}

export type Combobox = { listId: string; active: number }

/**
 * Keyboard handling and ARIA attributes for a text field with a list of options. The up and down arrows move the active
 * option, Enter chooses it and Escape closes the list. Home, End and the other arrows move the caret and reset the
 * active option. `onKeyDown` returns true for a key that it has handled.
 */
export function useCombobox({ count, first = -1, choose, close }: ComboboxOptions) {
  const listId = useId()
  const [moved, setMoved] = useState<number>(first)
  const active = moved < count ? moved : first
  const reset = () => setMoved(first)
  const onKeyDown = (event: KeyboardEvent): boolean => {
    if (event.nativeEvent.isComposing) return true
    if (caretKeys.has(event.key)) reset()
    if (count === 0) return false
    const next = moveActive(event.key, active, count)
    if (next !== undefined) setMoved(next)
    else if (event.key === 'Escape') close()
    else if (event.key === 'Enter' && active >= 0) choose(active)
    else return false
    event.preventDefault()
    return true
  }
  const list = {
    'aria-autocomplete': 'list',
    'aria-controls': listId,
    'aria-activedescendant': count > 0 && active >= 0 ? optionId({ listId }, active) : undefined,
  } as const
  return {
    listId,
    active,
    reset,
    onKeyDown,
    /** Attributes for a text area, which may not have the role `combobox`. */
    areaProps: { ...list, 'aria-haspopup': 'listbox' } as const,
    fieldProps: { ...list, role: 'combobox', 'aria-expanded': count > 0, autoComplete: 'off' } as const,
  }
}

const caretKeys = new Set(['ArrowLeft', 'ArrowRight', 'Home', 'End'])

/** Returns the active position after an arrow key, wrapping around at `count`; undefined for any other key. */
export function moveActive(key: string, active: number, count: number): number | undefined {
  if (key === 'ArrowDown') return (active + 1) % count
  if (key === 'ArrowUp') return active > 0 ? active - 1 : count - 1
  return undefined
}

export const optionId = ({ listId }: Pick<Combobox, 'listId'>, position: number): string => `${listId}-${position}`
