import { type SelectHTMLAttributes, useId } from 'react'

type SelectProps = {
  label: string
  options: readonly (readonly [value: string, label: string])[]
  name: string
} & Omit<SelectHTMLAttributes<HTMLSelectElement>, 'name' | 'id'>

export function Select({ label, options, ...select }: SelectProps) {
  const id = useId()
  return (
    <div className="labelled">
      <label htmlFor={id}>{label}</label>
      <select className="field" id={id} {...select}>
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </div>
  )
}
