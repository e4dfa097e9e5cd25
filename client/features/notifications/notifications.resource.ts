import type { ApiContext } from '#client/core/api.ts'
import { readFailure } from '#client/core/call-error.ts'
import type { ResourceArgs, Submission } from '#client/core/resources.ts'
import { showToast } from '#client/core/toasts.ts'
import type { NotificationPage } from '#domain/notifications/notifications.types.ts'
import { notificationsDataPath } from '#domain/paths.ts'

import { listNotifications, readAllNotifications, readNotification } from './notifications.api.ts'
import { parseMarkForm } from './parse-mark-form.ts'

/** `signed-out` means that the session has ended. Null means that the request failed. */
export type LoadedNotifications = NotificationPage | 'signed-out' | null

/** Loads the newest notifications and, with `pages`, the older pages after them. */
export function loader({ request, context }: ResourceArgs): Promise<LoadedNotifications> {
  const pages = Number(new URL(request.url).searchParams.get('pages') ?? 1)
  return loadPages(context, pages).catch((thrown: unknown) =>
    readFailure(thrown)?.status === 401 ? 'signed-out' : null,
  )
}

/** Runs sequentially: each page contains the cursor of the next. */
async function loadPages(context: ApiContext, count: number): Promise<NotificationPage> {
  const newest = await listNotifications(context)
  const notifications = [...newest.notifications]
  let { next } = newest
  for (let loaded = 1; loaded < count && next !== null; loaded++) {
    const older = await listNotifications(context, next)
    notifications.push(...older.notifications)
    next = older.next
  }
  return { notifications, unread: newest.unread, next }
}

export async function action({ request, context }: ResourceArgs): Promise<null> {
  const mark = parseMarkForm(await request.formData())
  try {
    await ('upTo' in mark ? readAllNotifications(context, mark.upTo) : readNotification(context, mark.id))
  } catch {
    showToast('error', 'We couldn’t mark this as read. Try again.')
  }
  return null
}

/** Reloads the list after a form has marked notifications as read, even if it failed. */
export const shouldReload = ({ formAction }: Submission) => formAction === notificationsDataPath
