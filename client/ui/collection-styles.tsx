import address from '#client/styles/collection.css?url'

/** Style sheet for the collection and the cabinet, loaded by the first page that needs it. */
export const CollectionStyles = () => <link rel="stylesheet" href={address} precedence="page" />
