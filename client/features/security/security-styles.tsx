import { RecordsStyles } from '#client/ui/records-styles.tsx'

import address from '#client/styles/security.css?url'

/** The look of what happened and who did it, fetched with the page that tells it. */
export const SecurityStyles = () => (
  <>
    <RecordsStyles />
    <link rel="stylesheet" href={address} precedence="page" />
  </>
)
