type ToggleGroupProps<Key extends string> = {
  label: string
  options: readonly { key: Key; label: string }[]
  value: Key
  onChange: (key: Key) => void
}

export function ToggleGroup<Key extends string>({ label, options, value, onChange }: ToggleGroupProps<Key>) {
  return (
    <div className="chips" role="group" aria-label={label}>
      {options.map((option) => (
        <button
          key={option.key}
          type="button"
          className="chip"
          aria-pressed={option.key === value}
          onClick={() => onChange(option.key)}
        >
          {option.label}
        </button>
      ))}
    </div>
  )
}
