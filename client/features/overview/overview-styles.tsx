import chartsAddress from '#client/styles/charts.css?url'
import address from '#client/styles/overview.css?url'

export const OverviewStyles = () => (
  <>
    <link rel="stylesheet" href={address} precedence="page" />
    <link rel="stylesheet" href={chartsAddress} precedence="page" />
  </>
)
