import address from '#client/styles/support.css?url'

/** The look of tickets and of the administrator's pages, fetched with the first of them: no other page weighs more for it. */
export const SupportStyles = () => <link rel="stylesheet" href={address} precedence="page" />
