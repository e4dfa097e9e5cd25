import { CSPProvider } from '@base-ui/react/csp-provider'

import { DeleteText } from './delete-text.tsx'
import { EditText } from './edit-text.tsx'
import { Moderate } from './moderate.tsx'
import { ReportText } from './report-text.tsx'
import type { Action, ActionProps } from './writing.tsx'

const parts: Record<Action, (props: ActionProps) => React.ReactNode> = {
  edit: EditText,
  delete: DeleteText,
  report: ReportText,
  moderate: Moderate,
}

export default function WritingAction(props: ActionProps) {
  const Part = parts[props.action]
  return (
    <CSPProvider disableStyleElements>
      <Part {...props} />
    </CSPProvider>
  )
}
