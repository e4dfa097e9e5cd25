import { useEffect, useEffectEvent, useRef } from 'react'
import { NavigationType, useLocation, useNavigation, useNavigationType } from 'react-router'

import { isChangeSince, latestChange } from './use-filters-in-address.ts'

const typingPauseMs = 150

/**
 * Searches after a pause in typing; all of one typing leaves one step to go back. `dropTyped` is for whoever asks at once for what
 * is typed: else the pause would ask for it again, and leave a second step. A link, Back or Forward cancels a search that is still
 * waiting; a change of another filter keeps it.
 */
export function useTypedSearch(search: (text: string, options: { replace: boolean }) => void) {
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
  const typedFrom = useRef<string>(undefined)
  const location = useLocation()
  const { key } = location
  const next = useNavigation().location ?? location
  const seenKey = useRef(next.key)
  const typedAt = useRef(0)
  useEffect(() => {
    if (seenKey.current !== next.key && !isChangeSince(next.state, typedAt.current)) clearTimeout(pause.current)
    seenKey.current = next.key
  }, [next])
  const searchNow = useEffectEvent((text: string) => {
    typedFrom.current ??= key
    // Until the first answer has come, its step is not taken: to replace would take the one before.
    search(text, { replace: typedFrom.current !== key })
  })
  useEffect(() => () => clearTimeout(pause.current), [])
  return {
    searchSoon: (text: string) => {
      clearTimeout(pause.current)
      typedAt.current = latestChange()
      pause.current = setTimeout(() => searchNow(text), typingPauseMs)
    },
    endTyping: () => {
      typedFrom.current = undefined
    },
    dropTyped: () => {
      clearTimeout(pause.current)
      typedFrom.current = undefined
    },
  }
}

type SearchFieldProps = {
  value: string
  lengthMax: number
  placeholder: string
  onTyped: (text: string) => void
  onLeft: () => void
}

/**
 * A field that shows what the address says. An answer that comes while somebody types does not change what is typed, and
 * what was typed before the application ran is searched for.
 */
export function SearchField({ value, lengthMax, placeholder, onTyped, onLeft }: SearchFieldProps) {
  const field = useRef<HTMLInputElement>(null)
  const { key } = useLocation()
  const shownKey = useRef(key)
  const cameBack = useNavigationType() === NavigationType.Pop
  const adopt = useEffectEvent((input: HTMLInputElement) => {
    if (input.value !== value) onTyped(input.value)
  })
  useEffect(() => {
    if (!field.current) return
    if (shownKey.current === key) return adopt(field.current)
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
      maxLength={lengthMax}
      placeholder={placeholder}
      onInput={(event) => onTyped(event.currentTarget.value)}
      onBlur={onLeft}
    />
  )
}
