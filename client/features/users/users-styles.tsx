import { RecordsStyles } from '#client/ui/records-styles.tsx'

import address from '#client/styles/users.css?url'

/** The look of the accounts, fetched with the first of their pages. */
export const UsersStyles = () => (
  <>
    <RecordsStyles />
    <link rel="stylesheet" href={address} precedence="page" />
  </>
)
