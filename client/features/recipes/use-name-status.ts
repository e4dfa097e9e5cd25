import { useEffect, useEffectEvent } from 'react'
import { useFetcher } from 'react-router'

import type { NameStatus } from '#domain/recipes/recipe-edit.types.ts'

const typingPauseMs = 400

/**
 * Returns the URL that a remedy with this name would get and the recipes that already have the name. Waits for a pause
 * in typing.
 */
export function useNameStatus(name: string): NameStatus | undefined {
  const fetcher = useFetcher<NameStatus | null>()
  const typed = name.trim()
  const requestStatus = useEffectEvent((typedName: string) =>
    fetcher.submit({ intent: 'name', name: typedName }, { method: 'post' }),
  )
  useEffect(() => {
    if (typed === '') return undefined
    const pause = setTimeout(() => void requestStatus(typed), typingPauseMs)
    return () => clearTimeout(pause)
  }, [typed])
  return typed === '' ? undefined : (fetcher.data ?? undefined)
}
