import { useId, useState } from 'react'

import { useFetcher } from '#client/core/fetcher.tsx'
import { ComboboxOptions } from '#client/ui/combobox-options.tsx'
import { useCombobox } from '#client/ui/use-combobox.ts'
import { completeHerbs, suggestHerbs } from '#domain/journal/herbs-taken.rules.ts'
import { entryTextMax } from '#domain/journal/journal.schemas.ts'
import { plantsForBrowser } from '#domain/paths.ts'

/** Field for herbs separated by commas. Suggests catalogue names for the herb being typed; other names are accepted. */
export function HerbsField({ initial }: { initial: string }) {
  const id = useId()
  const plants = useFetcher<{ name: string }[] | null>()
  const [typed, setTyped] = useState(initial)
  const [isOpen, setOpen] = useState(false)
  const names = (plants.data ?? []).map(({ name }) => name)
  const suggestions = isOpen ? suggestHerbs(names, typed) : []
  const choose = (name: string) => type(completeHerbs(typed, name))
  const combobox = useCombobox({
    count: suggestions.length,
    choose: (position) => choose(suggestions[position] ?? ''),
    close: () => setOpen(false),
  })
  const type = (text: string) => {
    setTyped(text)
    combobox.reset()
  }
  return (
    <div className="labelled">
      <label htmlFor={id}>Herbs taken</label>
      <small id={`${id}-hint`}>Separate herbs with commas. You can add the number of cups.</small>
      <div className="combobox">
        <input
          className="field"
          id={id}
          name="herbsTaken"
          placeholder="For example linden, lemon balm"
          {...combobox.fieldProps}
          aria-describedby={`${id}-hint`}
          maxLength={entryTextMax}
          value={typed}
          onChange={(event) => {
            setOpen(true)
            type(event.currentTarget.value)
          }}
          onFocus={() => {
            if (names.length === 0) void plants.load(plantsForBrowser)
          }}
          onBlur={() => setOpen(false)}
          onKeyDown={combobox.onKeyDown}
        />
        <ComboboxOptions
          combobox={combobox}
          label="Herbs"
          options={suggestions}
          keyOf={(name) => name}
          renderOption={(name) => name}
          choose={choose}
        />
      </div>
    </div>
  )
}
