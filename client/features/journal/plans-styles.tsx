// The worker's bundler, which follows the page here, knows no addresses of files: an import would be one.
const address = new URL('../../styles/plans.css', import.meta.url).href

/** The look of plans, fetched with the journal: no other page weighs more for it. */
export const PlansStyles = () => <link rel="stylesheet" href={address} precedence="page" />
