import address from '#client/styles/herb-facts.css?url'

/** Style sheet of the pages that edit facts, loaded with the first of them. */
export const HerbFactsStyles = () => <link rel="stylesheet" href={address} precedence="page" />
