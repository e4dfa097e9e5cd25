import address from '#client/styles/letters.css?url'

/** The look of letters and campaigns, fetched with the first of their pages. */
export const LettersStyles = () => <link rel="stylesheet" href={address} precedence="page" />
