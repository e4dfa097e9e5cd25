import address from '#client/styles/support.css?url'

/** Style sheet of tickets and administrator pages, loaded with the first of them so that other pages stay small. */
export const SupportStyles = () => <link rel="stylesheet" href={address} precedence="page" />
