import address from '#client/styles/support.css?url'

/** Style sheet for tickets and administrator pages, loaded by the first page that needs it. */
export const SupportStyles = () => <link rel="stylesheet" href={address} precedence="page" />
