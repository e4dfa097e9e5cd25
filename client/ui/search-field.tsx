import { useEffect, useEffectEvent, useRef } from 'react'
import { NavigationType, useLocation, useNavigation, useNavigationType } from 'react-router'

import { isChangeSince, getLatestChange } from './use-url-filters.ts'

const typingPauseMs = 150

/**
 * Searches after a pause in typing. All searches while the user types add only one history entry. Call `cancelSearch`
 * before searching immediately: otherwise the pending search would run later and add a second entry. A link, Back or
 * Forward cancels a pending search; changing another filter doesn't.
 */
export function useTypedSearch(search: (text: string, options: { replace: boolean }) => void) {
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
  const typedFrom = useRef<string>(undefined)
  const location = useLocation()
  const { key } = location
  const next = useNavigation().location ?? location
  const lastSeenKey = useRef(next.key)
  const typedAt = useRef(0)
  useEffect(() => {
    if (lastSeenKey.current !== next.key && !isChangeSince(next.state, typedAt.current)) clearTimeout(pause.current)
    lastSeenKey.current = next.key
  }, [next])
  const searchNow = useEffectEvent((text: string) => {
    typedFrom.current ??= key
    // Before the first response, this search has no history entry yet, and replacing would overwrite the previous one.
    search(text, { replace: typedFrom.current !== key })
  })
  useEffect(() => () => clearTimeout(pause.current), [])
  return {
    searchSoon: (text: string) => {
      clearTimeout(pause.current)
      typedAt.current = getLatestChange()
      pause.current = setTimeout(() => searchNow(text), typingPauseMs)
    },
    endTyping: () => {
      typedFrom.current = undefined
    },
    cancelSearch: () => {
      clearTimeout(pause.current)
      typedFrom.current = undefined
    },
  }
}

type SearchFieldProps = {
  value: string
  maxLength: number
  placeholder: string
  onType: (text: string) => void
  onBlur: () => void
}

/**
 * Search field with the query from the URL. A response that arrives while the user types doesn't change the text. Text
 * typed before hydration is searched for.
 */
export function SearchField({ value, maxLength, placeholder, onType, onBlur }: SearchFieldProps) {
  const field = useRef<HTMLInputElement>(null)
  const { key } = useLocation()
  const shownKey = useRef(key)
  const cameBack = useNavigationType() === NavigationType.Pop
  const searchEarlyText = useEffectEvent((input: HTMLInputElement) => {
    if (input.value !== value) onType(input.value)
  })
  useEffect(() => {
    if (!field.current) return
    if (shownKey.current === key) return searchEarlyText(field.current)
    shownKey.current = key
    if (cameBack || document.activeElement !== field.current) field.current.value = value
  }, [value, key, cameBack])
  return (
    <input
      ref={field}
      className="field"
      id="search"
      type="search"
      name="search"
      defaultValue={value}
      maxLength={maxLength}
      placeholder={placeholder}
      onInput={(event) => onType(event.currentTarget.value)}
      onBlur={onBlur}
    />
  )
}
