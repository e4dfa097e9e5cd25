import address from '#client/styles/letters.css?url'

export const LettersStyles = () => <link rel="stylesheet" href={address} precedence="page" />
