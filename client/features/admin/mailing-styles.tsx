import address from '#client/styles/mailing.css?url'

/** The look of the mailing administration, fetched with the first of its pages: no other page weighs more for it. */
export const MailingStyles = () => <link rel="stylesheet" href={address} precedence="page" />
