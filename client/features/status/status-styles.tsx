import { RecordsStyles } from '#client/ui/records-styles.tsx'

import address from '#client/styles/status.css?url'

/** The look of the status page: no other page weighs more for it. */
export const StatusStyles = () => (
  <>
    <RecordsStyles />
    <link rel="stylesheet" href={address} precedence="page" />
  </>
)
