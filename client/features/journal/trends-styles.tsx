// The worker's bundler, which follows the page here, knows no addresses of files: an import would be one.
const address = new URL('../../styles/trends.css', import.meta.url).href

/** The look of trends, fetched with the chart: no other page weighs more for it. */
export const TrendsStyles = () => <link rel="stylesheet" href={address} precedence="page" />
