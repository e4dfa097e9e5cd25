import stylesheet from '#client/styles/campaign-editor.css?url'

export const CampaignEditorStyles = () => <link rel="stylesheet" href={stylesheet} precedence="page" />
