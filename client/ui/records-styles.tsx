import address from '#client/styles/records.css?url'

/** The look of lists that are searched, of tables that end in a figure, and of facts about one entry, fetched with the first of them. */
export const RecordsStyles = () => <link rel="stylesheet" href={address} precedence="page" />
