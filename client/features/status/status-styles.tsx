import { RecordsStyles } from '#client/ui/records-styles.tsx'

import stylesheet from '#client/styles/status.css?url'

export const StatusStyles = () => (
  <>
    <RecordsStyles />
    <link rel="stylesheet" href={stylesheet} precedence="page" />
  </>
)
