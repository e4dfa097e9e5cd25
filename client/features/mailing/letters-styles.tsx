import address from '#client/styles/letters.css?url'

/** The look of the page on which a letter is written: no other page weighs more for it. */
export const LettersStyles = () => <link rel="stylesheet" href={address} precedence="page" />
