import { useEffect, useRef, useState } from 'react'
import { useFetcher, useFetchers, useSubmit } from 'react-router'

import { tellHeard } from '#client/core/notification-events.ts'
import { markInAdvance, notificationsAtOnce } from '#domain/notifications/notifications.rules.ts'
import type { Mark, Notification, NotificationPage } from '#domain/notifications/notifications.types.ts'
import {
  hearList,
  hearNote,
  latestUnread,
  newestIn,
  nothingHeard,
  shownNotes,
} from '#domain/notifications/received-notes.rules.ts'
import { notificationsForBrowser, sessionForBrowser } from '#domain/paths.ts'

import { readMark } from './mark-form.ts'
import type { LoadedNotifications } from './notifications.route.ts'
import { useAttempts } from './use-attempts.ts'
import { useLiveNotes } from './use-live-notes.ts'
import { useReadByLooking } from './use-read-by-looking.ts'

export type Notifications = {
  /** Undefined until loaded; the last list stays if a later load fails. */
  list: NotificationPage | undefined
  /** Newest notification since the first list, while it is unread. */
  latest: Notification | undefined
  isLoading: boolean
  /** True while older notifications load. */
  isGrowing: boolean
  hasFailed: boolean
  retry: () => void
  showOlder: () => void
  showNewest: () => void
  mark: (mark: Mark) => void
  /** Marks the notifications that are loaded: those that arrive meanwhile stay unread. */
  markAll: () => void
}

const addressOf = (pages: number) => `${notificationsForBrowser}?pages=${pages}`

/** Returns the member's notifications as they arrive; reloads when some may have been missed. */
export function useNotifications(memberId: string): Notifications {
  const { data, state, load } = useFetcher<LoadedNotifications>()
  const { load: askWho } = useFetcher({ key: sessionForBrowser })
  const [pages, setPages] = useState(1)
  const [received, setHeard] = useState(nothingHeard)
  const [startsAfter, setStartsAfter] = useState<number>()
  const isDue = useRef(false)
  if (data && data !== 'nobody' && data !== received.list) {
    setHeard(hearList(received, data))
    if (startsAfter === undefined) setStartsAfter(newestIn(data))
  }
  const submit = useSubmit()
  const marks = useMarksOnTheWay()
  const isMarking = marks.length > 0
  useEffect(() => void load(addressOf(pages)), [load, pages])
  useEffect(() => {
    if (isMarking || !isDue.current) return
    isDue.current = false
    void load(addressOf(pages))
  }, [isMarking, load, pages])
  useEffect(() => {
    if (data === 'nobody') void askWho(sessionForBrowser)
  }, [data, askWho])
  useAttempts(data === null && state === 'idle' && startsAfter === undefined, () => void load(addressOf(pages)))
  useLiveNotes(memberId, startsAfter, {
    onNote: (note) => {
      setHeard((before) => hearNote(before, note))
      tellHeard(note.link)
    },
    onMissed: () => {
      tellHeard('missed')
      // A load now would replace the one that follows the mark, and the badge would briefly rise.
      if (isMarking) isDue.current = true
      else void load(addressOf(pages))
    },
  })
  const shown = shownNotes(received)
  const list = shown && markInAdvance(shown, marks)
  const isLoading = state !== 'idle'
  const mark = (what: Mark) =>
    void submit(what, {
      method: 'post',
      action: notificationsForBrowser,
      navigate: false,
      defaultShouldRevalidate: false,
    })
  useReadByLooking(list, mark)
  return {
    list,
    latest: latestUnread(list, received),
    isLoading,
    isGrowing:
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

/** Returns marks that the list doesn't include yet. A mark that fails drops out by itself. */
const useMarksOnTheWay = (): Mark[] =>
  useFetchers().flatMap(({ formAction, formData }) =>
    formAction === notificationsForBrowser && formData ? [readMark(formData)] : [],
  )
