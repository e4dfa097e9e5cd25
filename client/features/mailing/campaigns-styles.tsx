import stylesheet from '#client/styles/campaigns.css?url'

export const CampaignsStyles = () => <link rel="stylesheet" href={stylesheet} precedence="page" />
