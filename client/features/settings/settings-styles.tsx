import address from '#client/styles/settings.css?url'

/** The look of the forms of settings, fetched with the first of them. */
export const SettingsStyles = () => <link rel="stylesheet" href={address} precedence="page" />
