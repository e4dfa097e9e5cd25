import address from '#client/styles/records.css?url'

/** The look of lists of accounts and of what happened, fetched with the first of them. */
export const RecordsStyles = () => <link rel="stylesheet" href={address} precedence="page" />
