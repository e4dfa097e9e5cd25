// The worker's bundler also processes this file and can't resolve an imported CSS URL, so `new URL` is used instead.
const stylesheet = new URL('../../styles/plans.css', import.meta.url).href

/** Styles of the plans, loaded only with the journal. */
export const PlansStyles = () => <link rel="stylesheet" href={stylesheet} precedence="page" />
