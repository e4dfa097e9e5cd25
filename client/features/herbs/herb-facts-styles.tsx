import address from '#client/styles/herb-facts.css?url'

/** The look of the pages on which facts are edited, fetched with the first of them. */
export const HerbFactsStyles = () => <link rel="stylesheet" href={address} precedence="page" />
