import address from '#client/styles/campaigns.css?url'

export const CampaignsStyles = () => <link rel="stylesheet" href={address} precedence="page" />
