import { RecordsStyles } from '#client/ui/records-styles.tsx'

import address from '#client/styles/security.css?url'

export const SecurityStyles = () => (
  <>
    <RecordsStyles />
    <link rel="stylesheet" href={address} precedence="page" />
  </>
)
