import address from '#client/styles/records.css?url'

/** Style sheet for searchable lists, tables with totals and fact lists, loaded by the first page that needs it. */
export const RecordsStyles = () => <link rel="stylesheet" href={address} precedence="page" />
