import address from '#client/styles/collection.css?url'

/** The look of what a member keeps: the collection and the cabinet, fetched with the first of them. */
export const CollectionStyles = () => <link rel="stylesheet" href={address} precedence="page" />
