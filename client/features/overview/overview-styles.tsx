import chartsStylesheet from '#client/styles/charts.css?url'
import stylesheet from '#client/styles/overview.css?url'

export const OverviewStyles = () => (
  <>
    <link rel="stylesheet" href={stylesheet} precedence="page" />
    <link rel="stylesheet" href={chartsStylesheet} precedence="page" />
  </>
)
