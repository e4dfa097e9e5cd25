import { RecordsStyles } from '#client/ui/records-styles.tsx'

import address from '#client/styles/users.css?url'

export const UsersStyles = () => (
  <>
    <RecordsStyles />
    <link rel="stylesheet" href={address} precedence="page" />
  </>
)
