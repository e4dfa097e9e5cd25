import address from '#client/styles/status.css?url'

/** The look of the status page: no other page weighs more for it. */
export const StatusStyles = () => <link rel="stylesheet" href={address} precedence="page" />
