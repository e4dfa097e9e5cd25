import address from '#client/styles/campaigns.css?url'

/** The look of campaigns, fetched with the first of their pages. */
export const CampaignsStyles = () => <link rel="stylesheet" href={address} precedence="page" />
