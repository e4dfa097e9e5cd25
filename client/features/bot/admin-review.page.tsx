import { type LoaderFunctionArgs, type ShouldRevalidateFunctionArgs, useLoaderData } from 'react-router'

import { useReloadOnNotification } from '#client/core/notification-events.ts'
import { requireAdmin } from '#client/features/accounts/route-guards.ts'
import { AdminLayout } from '#client/features/admin/admin-layout.tsx'
import { EmptyState } from '#client/ui/plain-jar.tsx'
import type { WaitingRecipe as Waiting } from '#domain/bot/bot-status.types.ts'
import { paths } from '#domain/paths.ts'

import { listWaiting } from './bot.api.ts'
import { useFocusNextCard } from './use-focus-next-card.ts'
import { WaitingRecipe } from './waiting-recipe.tsx'

export async function loader(args: LoaderFunctionArgs): Promise<{ waiting: Waiting[] }> {
  await requireAdmin(args)
  return listWaiting(args.context)
}

export { reviewAction as action } from './admin-review.action.ts'

/**
 * Reloads after failed actions too, because the data may be out of date. After a 401, a reload would leave the page
 * before the user could read the message.
 */
export const shouldRevalidate = ({ actionStatus }: ShouldRevalidateFunctionArgs) => actionStatus !== 401

export function Component() {
  useReloadOnNotification(paths.adminBot)
  const { waiting } = useLoaderData<{ waiting: Waiting[] }>()
  const { list, introduction } = useFocusNextCard(waiting)
  return (
    <AdminLayout title="Review list">
      <p ref={introduction} tabIndex={-1} className="max-w-[60ch] text-quiet">
        Recipes that need a review stay hidden until you approve them. We log all actions with your name and the time.
      </p>
      {waiting.length === 0 ? (
        <div className="flex flex-col items-center pt-12 text-center">
          <EmptyState className="w-32" />
          <p className="mt-6 font-display text-[1.4rem] font-semibold">You’re all caught up.</p>
        </div>
      ) : (
        <ul ref={list} className="mt-6 max-w-[46rem]">
          {waiting.map((recipe) => (
            <WaitingRecipe key={recipe.id} recipe={recipe} />
          ))}
        </ul>
      )}
    </AdminLayout>
  )
}
