import { RecordsStyles } from '#client/ui/records-styles.tsx'

import address from '#client/styles/status.css?url'

export const StatusStyles = () => (
  <>
    <RecordsStyles />
    <link rel="stylesheet" href={address} precedence="page" />
  </>
)
