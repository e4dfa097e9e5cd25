import { CSPProvider } from '@base-ui/react/csp-provider'

import type { Action, ActionProps } from './community-text.tsx'
import { DeleteTextDialog } from './delete-text.tsx'
import { EditTextForm } from './edit-text.tsx'
import { ModerateDialog } from './moderate-dialog.tsx'
import { ReportDialog } from './report-dialog.tsx'

const actionComponents: Record<Action, (props: ActionProps) => React.ReactNode> = {
  edit: EditTextForm,
  delete: DeleteTextDialog,
  report: ReportDialog,
  moderate: ModerateDialog,
}

export default function TextAction(props: ActionProps) {
  const ActionComponent = actionComponents[props.action]
  return (
    <CSPProvider disableStyleElements>
      <ActionComponent {...props} />
    </CSPProvider>
  )
}
