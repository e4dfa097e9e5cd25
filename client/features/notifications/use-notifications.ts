import { useEffect, useState } from 'react'
import { useFetcher, useFetchers, useSubmit } from 'react-router'

import { textFields } from '#client/core/forms.ts'
import { markInAdvance, notificationsAtOnce } from '#domain/notifications/notifications.rules.ts'
import type { NotificationPage } from '#domain/notifications/notifications.types.ts'
import { notificationsForBrowser } from '#domain/paths.ts'

export type Notifications = {
  /** Undefined until it has come; the last one that came stays when a later load fails. */
  list: NotificationPage | undefined
  isLoading: boolean
  /** Older ones are on the way. */
  isGrowing: boolean
  hasFailed: boolean
  retry: () => void
  showOlder: () => void
  showNewest: () => void
  /** The id of a note, or `all`. */
  mark: (mark: string) => void
}

const addressOf = (pages: number) => `${notificationsForBrowser}?pages=${pages}`

/** The member's own notes; asked for anew whenever somebody comes back to the tab. */
export function useNotifications(): Notifications {
  const { data, state, load } = useFetcher<NotificationPage | null>()
  const [pages, setPages] = useState(1)
  const [known, setKnown] = useState<NotificationPage>()
  if (data && data !== known) setKnown(data)
  useEffect(() => {
    void load(addressOf(pages))
    const onChange = () => {
      if (document.visibilityState === 'visible') void load(addressOf(pages))
    }
    document.addEventListener('visibilitychange', onChange)
    return () => document.removeEventListener('visibilitychange', onChange)
  }, [load, pages])
  const submit = useSubmit()
  const marks = useMarksOnTheWay()
  const isLoading = state !== 'idle'
  return {
    list: known && markInAdvance(known, marks),
    isLoading,
    isGrowing:
      isLoading &&
      known !== undefined &&
      known.notifications.length < pages * notificationsAtOnce &&
      known.next !== null,
    hasFailed: data === null,
    retry: () => void load(addressOf(pages)),
    showOlder: () => setPages(pages + 1),
    showNewest: () => setPages(1),
    mark: (mark) =>
      void submit(
        { mark },
        { method: 'post', action: notificationsForBrowser, navigate: false, defaultShouldRevalidate: false },
      ),
  }
}

/** What was marked and is not in the list yet: a mark that fails goes back by itself. */
const useMarksOnTheWay = (): string[] =>
  useFetchers().flatMap(({ formAction, formData }) =>
    formAction === notificationsForBrowser && formData ? textFields(formData).map(([, mark]) => mark) : [],
  )
