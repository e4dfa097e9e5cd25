import { useEffect, useRef, useState, useEffectEvent } from 'react'

import { submitTo, useFetcher, useSubmissions } from '#client/core/fetcher.tsx'
import { announceNotification, useShownLink } from '#client/core/notification-events.ts'
import { useRefetchOnFocus } from '#client/core/use-refetch-on-focus.ts'
import { calculateDelayMs } from '#domain/notifications/live-connection.rules.ts'
import { applyPendingMarks, notificationsPerPage } from '#domain/notifications/notifications.rules.ts'
import type { ReadMark, Notification, NotificationPage } from '#domain/notifications/notifications.types.ts'
import {
  setList,
  addNotification,
  findLatestUnread,
  getNewestSequence,
  noNotifications,
  mergeNotifications,
} from '#domain/notifications/received-notifications.rules.ts'
import { notificationsDataPath, sessionDataPath } from '#domain/paths.ts'

import type { LoadedNotifications } from './notifications.resource.ts'
import { parseMarkForm } from './parse-mark-form.ts'
import { useLiveNotifications } from './use-live-notifications.ts'

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
  markAsRead: (mark: ReadMark) => void
  /** Marks the loaded notifications as read. Those that arrive meanwhile stay unread. */
  markAllAsRead: () => void
}

const resourceUrl = (pages: number) => `${notificationsDataPath}?pages=${pages}`

/** Returns the member's notifications as they arrive; reloads when some may have been missed. */
export function useNotifications(): Notifications {
  const { data, state, load } = useFetcher<LoadedNotifications>()
  const { load: loadSession } = useFetcher({ key: sessionDataPath })
  const [pages, setPages] = useState(1)
  const [receivedNotifications, setReceivedNotifications] = useState(noNotifications)
  const [listenAfter, setListenAfter] = useState<number>()
  const needsReload = useRef(false)
  if (data && data !== 'signed-out' && data !== receivedNotifications.list) {
    setReceivedNotifications(setList(receivedNotifications, data))
    if (listenAfter === undefined) setListenAfter(getNewestSequence(data))
  }
  const marks = usePendingMarks()
  const isMarking = marks.length > 0
  useEffect(() => void load(resourceUrl(pages)), [load, pages])
  useEffect(() => {
    if (isMarking || !needsReload.current) return
    needsReload.current = false
    void load(resourceUrl(pages))
  }, [isMarking, load, pages])
  useEffect(() => {
    if (data === 'signed-out') void loadSession(sessionDataPath)
  }, [data, loadSession])
  useRetries(data === null && state === 'idle' && listenAfter === undefined, () => void load(resourceUrl(pages)))
  useLiveNotifications(listenAfter, {
    onNotification: (notification) => {
      setReceivedNotifications((previous) => addNotification(previous, notification))
      announceNotification(notification.link)
    },
    onMissed: () => {
      announceNotification('missed')
      // A reload now would cancel the reload after marking, and the badge count would briefly rise.
      if (isMarking) needsReload.current = true
      else void load(resourceUrl(pages))
    },
  })
  const shownPage = mergeNotifications(receivedNotifications)
  const list = shownPage && applyPendingMarks(shownPage, marks)
  const isLoading = state !== 'idle'
  useMarkShownAsRead(list, markAsRead)
  return {
    list,
    latest: findLatestUnread(list, receivedNotifications),
    isLoading,
    isLoadingOlder:
      isLoading &&
      receivedNotifications.list !== undefined &&
      receivedNotifications.list.notifications.length < pages * notificationsPerPage &&
      receivedNotifications.list.next !== null,
    hasFailed: data === null,
    retry: () => void load(resourceUrl(pages)),
    showOlder: () => setPages(pages + 1),
    showNewest: () => setPages(1),
    markAsRead,
    markAllAsRead: () => markAsRead({ upTo: getNewestSequence(list) }),
  }
}

/** Returns the marks that the list doesn't include yet. A failed mark is dropped automatically. */
const usePendingMarks = (): ReadMark[] =>
  useSubmissions().flatMap(({ formAction, formData }) =>
    formAction === notificationsDataPath && formData ? [parseMarkForm(formData)] : [],
  )

const markAsRead = (target: ReadMark) =>
  void submitTo(target, {
    action: notificationsDataPath,
    isReloading: false,
  })

/** Retries a failed load with increasing delays, because live updates need the first list. */
function useRetries(hasFailed: boolean, runAction: () => void): void {
  const failureCount = useRef(0)
  const retryLoad = useEffectEvent(runAction)
  useEffect(() => {
    if (!hasFailed) return undefined
    const timer = setTimeout(() => retryLoad(), calculateDelayMs(failureCount.current, Math.random()))
    failureCount.current += 1
    return () => clearTimeout(timer)
  }, [hasFailed])
}

/**
 * Marks notifications as read while the page that they link to is visible. Tries each notification once; after a
 * failure, the user can still mark it.
 */
function useMarkShownAsRead(list: NotificationPage | undefined, markAsRead: (mark: ReadMark) => void): void {
  const link = useShownLink()
  const markedIds = useRef(new Set<string>())
  const markOnce = (id: string) => {
    if (markedIds.current.has(id)) return
    markedIds.current.add(id)
    markAsRead({ id })
  }
  const onShown = useEffectEvent(markOnce)
  useEffect(() => {
    for (const id of findUnreadIds(list, link)) onShown(id)
  }, [list, link])
  useRefetchOnFocus(() => {
    for (const id of findUnreadIds(list, link)) markOnce(id)
  })
}

function findUnreadIds(list: NotificationPage | undefined, link: string | null): string[] {
  if (!list || link === null || document.visibilityState !== 'visible') return []
  return list.notifications.filter((note) => !note.read && note.link === link).map(({ id }) => id)
}
