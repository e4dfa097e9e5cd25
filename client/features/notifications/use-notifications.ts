import { useEffect, useRef, useState } from 'react'

import { submitTo, useFetcher, useSubmissions } from '#client/core/fetcher.tsx'
import { announceNotification } from '#client/core/notification-events.ts'
import { applyPendingMarks, notificationsAtOnce } from '#domain/notifications/notifications.rules.ts'
import type { Mark, Notification, NotificationPage } from '#domain/notifications/notifications.types.ts'
import {
  setList,
  addNotification,
  latestUnread,
  newestIn,
  noNotifications,
  shownNotifications,
} from '#domain/notifications/received-notifications.rules.ts'
import { notificationsForBrowser, sessionForBrowser } from '#domain/paths.ts'

import { readMark } from './mark-form.ts'
import type { LoadedNotifications } from './notifications.resource.ts'
import { useLiveNotes } from './use-live-notes.ts'
import { useMarkShownAsRead } from './use-mark-shown-as-read.ts'
import { useRetries } from './use-retries.ts'

export type Notifications = {
  /** Undefined until loaded; the last list stays if a later load fails. */
  list: NotificationPage | undefined
  /** Newest notification since the first list, while it is unread. */
  latest: Notification | undefined
  isLoading: boolean
  /** True while older notifications load. */
  isLoadingOlder: boolean
  hasFailed: boolean
  retry: () => void
  showOlder: () => void
  showNewest: () => void
  mark: (mark: Mark) => void
  /** Marks the loaded notifications as read. Those that arrive meanwhile stay unread. */
  markAll: () => void
}

const addressOf = (pages: number) => `${notificationsForBrowser}?pages=${pages}`

/** Returns the member's notifications as they arrive; reloads when some may have been missed. */
export function useNotifications(memberId: string): Notifications {
  const { data, state, load } = useFetcher<LoadedNotifications>()
  const { load: loadSession } = useFetcher({ key: sessionForBrowser })
  const [pages, setPages] = useState(1)
  const [received, setReceived] = useState(noNotifications)
  const [startsAfter, setStartsAfter] = useState<number>()
  const isReloadDue = useRef(false)
  if (data && data !== 'nobody' && data !== received.list) {
    setReceived(setList(received, data))
    if (startsAfter === undefined) setStartsAfter(newestIn(data))
  }
  const marks = usePendingMarks()
  const isMarking = marks.length > 0
  useEffect(() => void load(addressOf(pages)), [load, pages])
  useEffect(() => {
    if (isMarking || !isReloadDue.current) return
    isReloadDue.current = false
    void load(addressOf(pages))
  }, [isMarking, load, pages])
  useEffect(() => {
    if (data === 'nobody') void loadSession(sessionForBrowser)
  }, [data, loadSession])
  useRetries(data === null && state === 'idle' && startsAfter === undefined, () => void load(addressOf(pages)))
  useLiveNotes(memberId, startsAfter, {
    onNote: (note) => {
      setReceived((before) => addNotification(before, note))
      announceNotification(note.link)
    },
    onMissed: () => {
      announceNotification('missed')
      // A reload now would replace the one that follows the mark, and the badge would briefly rise.
      if (isMarking) isReloadDue.current = true
      else void load(addressOf(pages))
    },
  })
  const shown = shownNotifications(received)
  const list = shown && applyPendingMarks(shown, marks)
  const isLoading = state !== 'idle'
  useMarkShownAsRead(list, mark)
  return {
    list,
    latest: latestUnread(list, received),
    isLoading,
    isLoadingOlder:
      isLoading &&
      received.list !== undefined &&
      received.list.notifications.length < pages * notificationsAtOnce &&
      received.list.next !== null,
    hasFailed: data === null,
    retry: () => void load(addressOf(pages)),
    showOlder: () => setPages(pages + 1),
    showNewest: () => setPages(1),
    mark,
    markAll: () => mark({ upTo: newestIn(list) }),
  }
}

/** Returns the marks that the list doesn't include yet. A failed mark is dropped automatically. */
const usePendingMarks = (): Mark[] =>
  useSubmissions().flatMap(({ formAction, formData }) =>
    formAction === notificationsForBrowser && formData ? [readMark(formData)] : [],
  )

const mark = (target: Mark) =>
  void submitTo(target, {
    action: notificationsForBrowser,
    isReloading: false,
  })
