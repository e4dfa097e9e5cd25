import stylesheet from '#client/styles/settings.css?url'

export const SettingsStyles = () => <link rel="stylesheet" href={stylesheet} precedence="page" />
