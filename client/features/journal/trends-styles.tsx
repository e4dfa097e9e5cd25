// The worker's bundler also processes this file and can't resolve an imported CSS URL, so `new URL` is used instead.
const stylesheet = new URL('../../styles/trends.css', import.meta.url).href

/** Styles of the trends, loaded only with the chart. */
export const TrendsStyles = () => <link rel="stylesheet" href={stylesheet} precedence="page" />
