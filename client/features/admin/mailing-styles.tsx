import address from '#client/styles/mailing.css?url'

export const MailingStyles = () => <link rel="stylesheet" href={address} precedence="page" />
