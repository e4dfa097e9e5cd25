import { useEffect, useRef, useState } from 'react'
import { useFetcher, useFetchers, useSubmit } from 'react-router'

import { tellHeard } from '#client/core/heard-links.ts'
import {
  hearList,
  hearNote,
  latestUnread,
  newestIn,
  nothingHeard,
  shownNotes,
} from '#domain/notifications/heard-notes.rules.ts'
import { markInAdvance, notificationsAtOnce } from '#domain/notifications/notifications.rules.ts'
import type { Mark, Notification, NotificationPage } from '#domain/notifications/notifications.types.ts'
import { notificationsForBrowser, sessionForBrowser } from '#domain/paths.ts'

import { readMark } from './mark-form.ts'
import type { LoadedNotifications } from './notifications.route.ts'
import { useAttempts } from './use-attempts.ts'
import { useLiveNotes } from './use-live-notes.ts'
import { useReadByLooking } from './use-read-by-looking.ts'

export type Notifications = {
  /** Undefined until it has come; the last one that came stays when a later load fails. */
  list: NotificationPage | undefined
  /** The newest note that came since the first list, as long as it is unread. */
  latest: Notification | undefined
  isLoading: boolean
  /** Older ones are on the way. */
  isGrowing: boolean
  hasFailed: boolean
  retry: () => void
  showOlder: () => void
  showNewest: () => void
  mark: (mark: Mark) => void
  /** All that are known here: what is on the way meanwhile stays unread. */
  markAll: () => void
}

const addressOf = (pages: number) => `${notificationsForBrowser}?pages=${pages}`

/** The member's own notes, as they come; asked for anew where some may have been missed. */
export function useNotifications(memberId: string): Notifications {
  const { data, state, load } = useFetcher<LoadedNotifications>()
  const { load: askWho } = useFetcher({ key: sessionForBrowser })
  const [pages, setPages] = useState(1)
  const [heard, setHeard] = useState(nothingHeard)
  const [startsAfter, setStartsAfter] = useState<number>()
  const isDue = useRef(false)
  if (data && data !== 'nobody' && data !== heard.list) {
    setHeard(hearList(heard, data))
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
      // This question would take the place of the one that follows a mark, and the badge would go up in between.
      if (isMarking) isDue.current = true
      else void load(addressOf(pages))
    },
  })
  const shown = shownNotes(heard)
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
    latest: latestUnread(list, heard),
    isLoading,
    isGrowing:
      isLoading &&
      heard.list !== undefined &&
      heard.list.notifications.length < pages * notificationsAtOnce &&
      heard.list.next !== null,
    hasFailed: data === null,
    retry: () => void load(addressOf(pages)),
    showOlder: () => setPages(pages + 1),
    showNewest: () => setPages(1),
    mark,
    markAll: () => mark({ upTo: newestIn(list) }),
  }
}

/** What was marked and is not in the list yet: a mark that fails goes back by itself. */
const useMarksOnTheWay = (): Mark[] =>
  useFetchers().flatMap(({ formAction, formData }) =>
    formAction === notificationsForBrowser && formData ? [readMark(formData)] : [],
  )
