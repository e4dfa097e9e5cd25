import address from '#client/styles/remedy-editor.css?url'

/** The look of the administrator's catalogue, fetched with it: no other page weighs more for it. */
export const EditingStyles = () => <link rel="stylesheet" href={address} precedence="page" />
