import url from '#client/styles/herb-facts.css?url'

export const HerbFactsStyles = () => <link rel="stylesheet" href={url} precedence="page" />
