import { type ReactNode, useEffect, useRef, useState } from 'react'
import { NavigationType, useNavigate, useNavigationType } from 'react-router'

import { textFields } from '#client/core/forms.ts'

type FilterFormProps = {
  label: string
  /** URL of the current list, without its page number. */
  currentUrl: string
  toUrl: (query: URLSearchParams) => string
  children: ReactNode
}

/**
 * Filter form for a list. A select applies immediately; typed text applies on Enter or with the button. New results
 * reset the fields to match the URL, unless the user has typed since.
 */
export function FilterForm({ label, currentUrl, toUrl, children }: FilterFormProps) {
  const navigate = useNavigate()
  const form = useRef<HTMLFormElement>(null)
  const submitted = useRef({ from: currentUrl, field: -1 })
  useEffect(() => {
    const { from, field } = submitted.current
    if (from === currentUrl) return
    submitted.current = { from: currentUrl, field: -1 }
    const element = form.current?.elements[field]
    if (element instanceof HTMLElement && document.activeElement === document.body) element.focus()
  }, [currentUrl])
  const isBackOrForward = useNavigationType() === NavigationType.Pop
  const [isTyped, setIsTyped] = useState(false)
  const [rendered, setRendered] = useState({ url: currentUrl, key: 0 })
  if (rendered.url !== currentUrl) {
    const keepsText = isTyped && !isBackOrForward
    setRendered({ url: currentUrl, key: keepsText ? rendered.key : rendered.key + 1 })
    setIsTyped(keepsText)
  }
  const applyFilters = (element: HTMLFormElement) => {
    setIsTyped(false)
    submitted.current.field = [...element.elements].findIndex((field) => field === document.activeElement)
    void navigate(toUrl(new URLSearchParams(textFields(new FormData(element)))), { preventScrollReset: true })
  }
  return (
    <search>
      <form
        key={rendered.key}
        ref={form}
        className="filter-form"
        aria-label={label}
        onInput={() => setIsTyped(true)}
        onSubmit={(event) => {
          event.preventDefault()
          applyFilters(event.currentTarget)
        }}
        onChange={(event) => {
          if (event.target instanceof HTMLSelectElement) applyFilters(event.currentTarget)
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
