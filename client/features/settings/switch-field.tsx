import { type ReactNode, useId } from 'react'

type SwitchProps = { label: string; hint?: ReactNode; name: string; checked: boolean; change: (isOn: boolean) => void }

export function SwitchField({ label, hint, name, checked, change }: SwitchProps) {
  const id = useId()
  return (
    <div className="grid grid-cols-[auto_1fr] items-center gap-x-3.5">
      <input
        id={id}
        type="checkbox"
        className="mx-0.5 size-6"
        name={name}
        checked={checked}
        aria-describedby={hint ? `${id}hint` : undefined}
        onChange={(event) => change(event.currentTarget.checked)}
      />
      <label htmlFor={id} className="flex min-h-11 cursor-pointer items-center font-semibold">
        {label}
      </label>
      {hint && (
        <small id={`${id}hint`} className="col-start-2 max-w-[60ch] text-[0.94rem] text-quiet">
          {hint}
        </small>
      )}
    </div>
  )
}
