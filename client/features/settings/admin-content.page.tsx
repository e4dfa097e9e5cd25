import {
  type LoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  type ActionFunctionArgs,
} from 'react-router'

import { textFields } from '#client/core/forms.ts'
import { keepDataOnFailure } from '#client/core/keep-data-on-failure.ts'
import { loadOrToast } from '#client/core/load-or-toast.ts'
import { runSave } from '#client/core/run-action.ts'
import { useLastNonNull } from '#client/core/use-last-non-null.ts'
import { requireAdmin } from '#client/features/accounts/route-guards.ts'
import { AdminLayout } from '#client/features/admin/admin-layout.tsx'
import { tools } from '#client/features/tools/tools.messages.ts'
import { PageDataError } from '#client/ui/page-data-error.tsx'
import { type SwitchableTool, switchableTools, type ToolSwitches } from '#domain/permissions.ts'
import { parseContentLimit } from '#domain/settings/content-limit.ts'
import { settingsMessages } from '#domain/settings/settings.messages.ts'
import type { ContentSettings } from '#domain/settings/settings.types.ts'

import { getContentSettings, saveContentSettings } from './admin-settings.api.ts'
import { ContentForm } from './content-form.tsx'

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

/**
 * Reloads after failed actions too, because the data may be out of date. After a 401, a reload would leave the page
 * before the user could read the message.
 */
export const shouldRevalidate = ({ actionStatus }: ShouldRevalidateFunctionArgs) => actionStatus !== 401

export function Component() {
  const content = useLastNonNull(useLoaderData<Loaded>().content)
  return (
    <AdminLayout title="Content Management">
      {content ? (
        <ContentForm savedSettings={content} tools={tools} />
      ) : (
        <PageDataError failure={settingsMessages.contentNotLoaded} />
      )}
    </AdminLayout>
  )
}

export async function action({ request, context }: ActionFunctionArgs) {
  const fields = new Map(textFields(await request.formData()))
  const isOn = (name: string) => fields.get(name) === 'on'
  const switches = switchableTools.map((tool): [SwitchableTool, boolean] => [tool, isOn(tool)])
  const change = {
    isLimited: isOn('isLimited'),
    limit: parseContentLimit(fields.get('limit')),
    tools: Object.fromEntries(switches) as ToolSwitches,
    revision: Number(fields.get('revision')),
  }
  return runSave(() => saveContentSettings(context, change), {
    draft: fields.get('draft'),
    success: 'Content settings saved',
    failure: () => settingsMessages.contentNotSaved,
    hasSummary: true,
  })
}
