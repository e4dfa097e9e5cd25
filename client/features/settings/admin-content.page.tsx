import { type LoaderFunctionArgs, type ShouldRevalidateFunctionArgs, useLoaderData } from 'react-router'

import { keepDataOnFailure } from '#client/core/keep-data-on-failure.ts'
import { loadOrToast } from '#client/core/load-or-toast.ts'
import { useLastNonNull } from '#client/core/use-last-non-null.ts'
import { requireAdmin } from '#client/features/accounts/route-guards.ts'
import { AdminLayout } from '#client/features/admin/admin-layout.tsx'
import { tools } from '#client/features/tools/tools.messages.ts'
import { PageDataError } from '#client/ui/page-data-error.tsx'
import { settingsMessages } from '#domain/settings/settings.messages.ts'
import type { ContentSettings } from '#domain/settings/settings.types.ts'

import { getContentSettings } from './admin-settings.api.ts'
import { ContentForm } from './content-form.tsx'
import { SettingsStyles } from './settings-styles.tsx'

type Loaded = { content: ContentSettings | null }

export const loader = keepDataOnFailure(async (args: LoaderFunctionArgs): Promise<Loaded> => {
  await requireAdmin(args)
  const loaded = await loadOrToast(
    getContentSettings(args.context),
    () => requireAdmin(args),
    settingsMessages.contentNotLoaded,
  )
  return loaded ?? { content: null }
})

export { contentAction as action } from './admin-content.action.ts'

/**
 * Reloads after failed actions too, because the data may be out of date. After a 401, a reload would leave the page
 * before the user could read the message.
 */
export const shouldRevalidate = ({ actionStatus }: ShouldRevalidateFunctionArgs) => actionStatus !== 401

export function Component() {
  const content = useLastNonNull(useLoaderData<Loaded>().content)
  return (
    <AdminLayout title="Content Management">
      <SettingsStyles />
      {content ? (
        <ContentForm savedSettings={content} tools={tools} />
      ) : (
        <PageDataError failure={settingsMessages.contentNotLoaded} />
      )}
    </AdminLayout>
  )
}
