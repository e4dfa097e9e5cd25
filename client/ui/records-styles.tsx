import address from '#client/styles/records.css?url'

/** Style sheet of searchable lists, tables with totals and fact lists, loaded with the first of them. */
export const RecordsStyles = () => <link rel="stylesheet" href={address} precedence="page" />
