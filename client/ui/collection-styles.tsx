import address from '#client/styles/collection.css?url'

/** Style sheet of the collection and the cabinet, loaded with the first of them. */
export const CollectionStyles = () => <link rel="stylesheet" href={address} precedence="page" />
