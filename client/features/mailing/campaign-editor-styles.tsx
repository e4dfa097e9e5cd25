import address from '#client/styles/campaign-editor.css?url'

export const CampaignEditorStyles = () => <link rel="stylesheet" href={address} precedence="page" />
