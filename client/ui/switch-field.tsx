import { type ReactNode, useId } from 'react'

type SwitchProps = { label: string; hint?: ReactNode; name: string; checked: boolean; change: (isOn: boolean) => void }

export function SwitchField({ label, hint, name, checked, change }: SwitchProps) {
  const id = useId()
  return (
    <div className="switch-field">
      <input
        id={id}
        type="checkbox"
        name={name}
        checked={checked}
        aria-describedby={hint ? `${id}hint` : undefined}
        onChange={(event) => change(event.currentTarget.checked)}
      />
      <label htmlFor={id}>{label}</label>
      {hint && <small id={`${id}hint`}>{hint}</small>}
    </div>
  )
}
