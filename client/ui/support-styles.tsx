import address from '#client/styles/support.css?url'

/** Style sheet for tickets and administrator pages, which other pages don't load. */
export const SupportStyles = () => <link rel="stylesheet" href={address} precedence="page" />
