import { useId, useState } from 'react'

import { useFetcher } from '#client/core/fetcher.tsx'
import { ComboboxOptions } from '#client/ui/combobox-options.tsx'
import { useCombobox } from '#client/ui/use-combobox.ts'
import { completeHerbs, suggestHerbs } from '#domain/journal/herbs-taken.rules.ts'
import { maxEntryTextLength } from '#domain/journal/journal.schemas.ts'
import { plantsDataPath } from '#domain/paths.ts'

/** Field for herbs separated by commas. Suggests catalogue names for the herb being typed; other names are accepted. */
export function HerbsField({ initial }: { initial: string }) {
  const id = useId()
  const plants = useFetcher<{ name: string }[] | null>()
  const [text, setText] = useState(initial)
  const [isOpen, setIsOpen] = useState(false)
  const names = (plants.data ?? []).map(({ name }) => name)
  const suggestions = isOpen ? suggestHerbs(names, text) : []
  const choose = (name: string) => changeText(completeHerbs(text, name))
  const combobox = useCombobox({
    count: suggestions.length,
    choose: (position) => choose(suggestions[position] ?? ''),
    close: () => setIsOpen(false),
  })
  const changeText = (newText: string) => {
    setText(newText)
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
          maxLength={maxEntryTextLength}
          value={text}
          onChange={(event) => {
            setIsOpen(true)
            changeText(event.currentTarget.value)
          }}
          onFocus={() => {
            if (names.length === 0) void plants.load(plantsDataPath)
          }}
          onBlur={() => setIsOpen(false)}
          onKeyDown={combobox.onKeyDown}
        />
        <ComboboxOptions
          combobox={combobox}
          label="Herbs"
          options={suggestions}
          getKey={(name) => name}
          renderOption={(name) => name}
          choose={choose}
        />
      </div>
    </div>
  )
}
