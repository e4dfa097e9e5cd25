import { type LoaderFunctionArgs, type ShouldRevalidateFunctionArgs, useLoaderData } from 'react-router'

import { useReloadOnNotification } from '#client/core/notification-events.ts'
import { requireAdmin } from '#client/features/accounts/route-guards.ts'
import { AdminLayout } from '#client/features/admin/admin-layout.tsx'
import type { BotActivityPage, BotStatus } from '#domain/bot/bot-status.types.ts'
import { paths } from '#domain/paths.ts'

import { BotActivityList } from './bot-activity.tsx'
import { BotDuplicates } from './bot-duplicates.tsx'
import { BotGeneration } from './bot-generation.tsx'
import { BotSwitch } from './bot-switch.tsx'
import { getStatus, listActivity } from './bot.api.ts'

type Loaded = { status: BotStatus; activity: BotActivityPage; isOlder: boolean }

export async function loader(args: LoaderFunctionArgs): Promise<Loaded> {
  await requireAdmin(args)
  const before = Number(new URL(args.request.url).searchParams.get('before') ?? '')
  const isOlder = Number.isInteger(before) && before > 0
  const [status, activity] = await Promise.all([
    getStatus(args.context),
    listActivity(args.context, isOlder ? before : undefined),
  ])
  return { status, activity, isOlder }
}

export { botAction as action } from './admin-bot.action.ts'

/**
 * Reloads after failed actions too, because the data may be out of date. After a 401, a reload would leave the page
 * before the user could read the message. A search for duplicates changes nothing.
 */
export const shouldRevalidate = ({ actionStatus, formData }: ShouldRevalidateFunctionArgs) =>
  actionStatus !== 401 && formData?.get('intent') !== 'check'

export function Component() {
  useReloadOnNotification(paths.adminBot)
  const { status, activity, isOlder } = useLoaderData<Loaded>()
  return (
    <AdminLayout title="Herbi Bot">
      <div className="grid grid-cols-[minmax(0,46rem)] gap-14 min-[76rem]:grid-cols-[minmax(0,5fr)_minmax(0,3fr)] min-[76rem]:grid-rows-[auto_auto_1fr] min-[76rem]:[&>section]:col-start-1 min-[76rem]:[&>section:last-child]:[grid-area:1/2/span_3]">
        <BotSwitch status={status} />
        <BotGeneration status={status} />
        <BotDuplicates />
        <BotActivityList activity={activity} isOlder={isOlder} />
      </div>
    </AdminLayout>
  )
}
