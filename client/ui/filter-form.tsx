import { type ReactNode, useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'

import { textFields } from '#client/core/forms.ts'

type FilterFormProps = {
  label: string
  /** The address of what is shown, its page left out: another one begins the form anew. */
  shown: string
  /** Where the list stands that the fields ask for. */
  addressOf: (query: URLSearchParams) => string
  children: ReactNode
}

/** Asks for another list: a choice at once, what is typed by Enter or by the button. */
export function FilterForm({ label, shown, addressOf, children }: FilterFormProps) {
  const navigate = useNavigate()
  const form = useRef<HTMLFormElement>(null)
  const asked = useRef({ from: shown, field: -1 })
  useEffect(() => {
    const { from, field } = asked.current
    if (from === shown) return
    asked.current = { from: shown, field: -1 }
    const element = form.current?.elements[field]
    if (element instanceof HTMLElement && document.activeElement === document.body) element.focus()
  }, [shown])
  const show = (element: HTMLFormElement) => {
    asked.current.field = [...element.elements].findIndex((field) => field === document.activeElement)
    void navigate(addressOf(new URLSearchParams(textFields(new FormData(element)))), { preventScrollReset: true })
  }
  return (
    <search>
      <form
        key={shown}
        ref={form}
        className="filter-form"
        aria-label={label}
        onSubmit={(event) => {
          event.preventDefault()
          show(event.currentTarget)
        }}
        onChange={(event) => {
          if (event.target instanceof HTMLSelectElement) show(event.currentTarget)
        }}
      >
        {children}
        <button type="submit" className="button plain">
          Show
        </button>
      </form>
    </search>
  )
}
