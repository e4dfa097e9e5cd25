import { type ReactNode, useEffect, useRef, useState } from 'react'
import { NavigationType, useNavigate, useNavigationType } from 'react-router'

import { textFields } from '#client/core/forms.ts'

type FilterFormProps = {
  label: string
  /** URL of the current list, without its page number. */
  shown: string
  /** Returns the URL of the list that the fields describe. */
  addressOf: (query: URLSearchParams) => string
  children: ReactNode
}

/**
 * Filters of a list. A select applies immediately; typed text applies on Enter or with the button. New results reset
 * the fields to match the URL, unless the user has typed since.
 */
export function FilterForm({ label, shown, addressOf, children }: FilterFormProps) {
  const navigate = useNavigate()
  const form = useRef<HTMLFormElement>(null)
  const submitted = useRef({ from: shown, field: -1 })
  useEffect(() => {
    const { from, field } = submitted.current
    if (from === shown) return
    submitted.current = { from: shown, field: -1 }
    const element = form.current?.elements[field]
    if (element instanceof HTMLElement && document.activeElement === document.body) element.focus()
  }, [shown])
  const isBackOrForward = useNavigationType() === NavigationType.Pop
  const [isTyped, setIsTyped] = useState(false)
  const [drawn, setDrawn] = useState({ shown, key: 0 })
  if (drawn.shown !== shown) {
    const keepsText = isTyped && !isBackOrForward
    setDrawn({ shown, key: keepsText ? drawn.key : drawn.key + 1 })
    setIsTyped(keepsText)
  }
  const show = (element: HTMLFormElement) => {
    setIsTyped(false)
    submitted.current.field = [...element.elements].findIndex((field) => field === document.activeElement)
    void navigate(addressOf(new URLSearchParams(textFields(new FormData(element)))), { preventScrollReset: true })
  }
  return (
    <search>
      <form
        key={drawn.key}
        ref={form}
        className="filter-form"
        aria-label={label}
        onInput={() => setIsTyped(true)}
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
          Apply
        </button>
      </form>
    </search>
  )
}
