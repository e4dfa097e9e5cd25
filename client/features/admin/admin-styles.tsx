import { SupportStyles } from '#client/ui/support-styles.tsx'

import adminAddress from '#client/styles/admin.css?url'
import botAddress from '#client/styles/bot.css?url'

export const AdminStyles = () => (
  <>
    <SupportStyles />
    <link rel="stylesheet" href={botAddress} precedence="page" />
    <link rel="stylesheet" href={adminAddress} precedence="page" />
  </>
)
