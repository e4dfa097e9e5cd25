import stylesheet from '#client/styles/mailing.css?url'

export const MailingStyles = () => <link rel="stylesheet" href={stylesheet} precedence="page" />
