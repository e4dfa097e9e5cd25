import { CSPProvider } from '@base-ui/react/csp-provider'

import { DeleteText } from './delete-text.tsx'
import { EditText } from './edit-text.tsx'
import { Moderate } from './moderate.tsx'
import { ReportText } from './report-text.tsx'
import type { Act, ActProps } from './writing.tsx'

const parts: Record<Act, (props: ActProps) => React.ReactNode> = {
  edit: EditText,
  delete: DeleteText,
  report: ReportText,
  moderate: Moderate,
}

export default function WritingAct(props: ActProps) {
  const Part = parts[props.act]
  return (
    <CSPProvider disableStyleElements>
      <Part {...props} />
    </CSPProvider>
  )
}
