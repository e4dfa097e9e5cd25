import type { ReactNode } from 'react'

import { type Combobox, optionId } from './use-combobox.ts'

type OptionsProps<Option> = {
  combobox: Combobox
  label: string
  options: readonly Option[]
  getKey: (option: Option) => string
  renderOption: (option: Option) => ReactNode
  choose: (option: Option) => void
  className?: string
  announcement?: string
}

/** Listbox of a combobox; announces the number of options to screen readers. */
export function ComboboxOptions<Option>({
  combobox,
  label,
  options,
  getKey,
  renderOption,
  choose,
  className = 'suggestions',
  announcement = options.length === 1 ? '1 result' : `${options.length} results`,
}: OptionsProps<Option>) {
  return (
    <>
      <div className={className} id={combobox.listId} role="listbox" aria-label={label} hidden={options.length === 0}>
        {options.map((option, position) => (
          // The text field handles the keys; the options only handle the pointer.
          <button
            type="button"
            key={getKey(option)}
            id={optionId(combobox, position)}
            role="option"
            tabIndex={-1}
            aria-selected={position === combobox.active}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => choose(option)}
          >
            {renderOption(option)}
          </button>
        ))}
      </div>
      <span className="sr-only" role="status">
        {options.length > 0 && announcement}
      </span>
    </>
  )
}
