/** True if the previous history entry is a page of this site. */
export const canGoBack = (): boolean =>
  'navigation' in window ? window.navigation.canGoBack : Number(Object(history.state).idx) > 0
