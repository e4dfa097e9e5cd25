import type { ActionFunctionArgs } from 'react-router'

import { textFields } from '#client/core/forms.ts'
import { runSave } from '#client/core/run-action.ts'
import { type SwitchableTool, switchableTools, type ToolSwitches } from '#domain/permissions.ts'
import { parseContentLimit } from '#domain/settings/content-limit.ts'
import { settingsMessages } from '#domain/settings/settings.messages.ts'

import { saveContentSettings } from './admin-settings.api.ts'

export async function contentAction({ request, context }: ActionFunctionArgs) {
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
