import address from '#client/styles/settings.css?url'

export const SettingsStyles = () => <link rel="stylesheet" href={address} precedence="page" />
