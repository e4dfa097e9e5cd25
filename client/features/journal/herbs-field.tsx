import { type KeyboardEvent, useId, useState } from 'react'
import { useFetcher } from 'react-router'

import { completeHerbs, suggestHerbs } from '#domain/journal/herbs-taken.rules.ts'
import { noteMax } from '#domain/journal/journal.schemas.ts'
import { plantsForBrowser } from '#domain/paths.ts'

/** Herbs parted by commas; names of the catalogue are suggested for the one that is being typed, and any other is taken too. */
export function HerbsField({ initial }: { initial: string }) {
  const id = useId()
  const plants = useFetcher<{ name: string }[] | null>()
  const [typed, setTyped] = useState(initial)
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const names = (plants.data ?? []).map(({ name }) => name)
  const suggestions = isOpen ? suggestHerbs(names, typed) : []
  const type = (text: string) => {
    setTyped(text)
    setActive(-1)
  }
  const choose = (name: string) => type(completeHerbs(typed, name))
  const onKeyDown = (event: KeyboardEvent) => {
    const chosen = suggestions[active]
    if (suggestions.length === 0) return
    if (event.key === 'Escape') setOpen(false)
    else if (event.key === 'Enter' && chosen !== undefined) choose(chosen)
    else if (event.key === 'ArrowDown') setActive((active + 1) % suggestions.length)
    else if (event.key === 'ArrowUp') setActive(active > 0 ? active - 1 : suggestions.length - 1)
    else return
    event.preventDefault()
  }
  return (
    <div className="labelled">
      <label htmlFor={id}>Herbs taken</label>
      <small id={`${id}-hint`}>With commas between them, with the cups if you like.</small>
      <div className="combobox">
        <input
          className="field"
          id={id}
          name="herbsTaken"
          autoComplete="off"
          placeholder="For example linden, lemon balm"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={suggestions.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={suggestions[active] === undefined ? undefined : `${id}-${active}`}
          aria-describedby={`${id}-hint`}
          maxLength={noteMax}
          value={typed}
          onChange={(event) => {
            setOpen(true)
            type(event.currentTarget.value)
          }}
          onFocus={() => {
            if (names.length === 0) void plants.load(plantsForBrowser)
          }}
          onBlur={() => setOpen(false)}
          onKeyDown={onKeyDown}
        />
        <div
          className="suggestions"
          id={`${id}-list`}
          role="listbox"
          aria-label="Herbs"
          hidden={suggestions.length === 0}
        >
          {suggestions.map((name, position) => (
            // The keys are the field's; an option is chosen by pointer alone.
            <button
              type="button"
              key={name}
              id={`${id}-${position}`}
              role="option"
              tabIndex={-1}
              aria-selected={position === active}
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => choose(name)}
            >
              {name}
            </button>
          ))}
        </div>
      </div>
    </div>
  )
}
