import { RecordsStyles } from '#client/ui/records-styles.tsx'

import stylesheet from '#client/styles/security.css?url'

export const SecurityStyles = () => (
  <>
    <RecordsStyles />
    <link rel="stylesheet" href={stylesheet} precedence="page" />
  </>
)
