import type { ActionFunctionArgs } from 'react-router'

import { textFields } from '#client/core/forms.ts'
import { runAction, withReauthentication } from '#client/core/run-action.ts'
import { saveFile } from '#client/core/save-file.ts'
import { toUtcDay } from '#domain/days.ts'
import { parseSecurityFilters } from '#domain/security/security-filters.ts'
import { securityMessages } from '#domain/security/security.messages.ts'

import { exportAudit } from './security.api.ts'

/** Ends one of the administrator's own sessions, or all of them. */
type SessionActions = { endOne: (id: string) => Promise<unknown>; endAll: () => Promise<unknown> }

export async function securityAction({ request, context }: ActionFunctionArgs, sessionActions: SessionActions) {
  const { intent, id = '' } = Object.fromEntries(textFields(await request.formData()))
  switch (intent) {
    case 'export': {
      const filters = parseSecurityFilters(new URL(request.url).searchParams)
      const exportLog = () =>
        withReauthentication(() => exportAudit(context, filters).then(({ csv }) => saveAsFile(csv)))
      return runAction(exportLog, { success: securityMessages.exported, failure: securityMessages.exportFailed })
    }
    case 'end-session':
      return runAction(() => sessionActions.endOne(id), { success: 'Signed out on that device' })
    case 'end-sessions':
      return runAction(sessionActions.endAll, { success: 'See you later!' })
    default:
      return null
  }
}

const saveAsFile = (csv: string) => saveFile(`herbal-remedies-audit-${toUtcDay(Date.now())}.csv`, csv, 'text/csv')
