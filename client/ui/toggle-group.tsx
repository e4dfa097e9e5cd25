type ToggleGroupProps<Key extends string> = {
  label: string
  options: readonly { key: Key; label: string }[]
  chosen: Key
  onChoose: (key: Key) => void
}

export function ToggleGroup<Key extends string>({ label, options, chosen, onChoose }: ToggleGroupProps<Key>) {
  return (
    <div className="chips" role="group" aria-label={label}>
      {options.map((option) => (
        <button
          key={option.key}
          type="button"
          className="chip"
          aria-pressed={option.key === chosen}
          onClick={() => onChoose(option.key)}
        >
          {option.label}
        </button>
      ))}
    </div>
  )
}
