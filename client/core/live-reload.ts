/** Loads the page anew whenever `npm run dev` has built a change: the channel that wrangler's proxy offers. */
export function reloadOnChange(): void {
  const socket = new WebSocket('/cdn-cgi/live-reload', 'WRANGLER_PROXYWORKER_LIVE_RELOAD_PROTOCOL')
  socket.addEventListener('message', () => location.reload())
  socket.addEventListener('close', () => setTimeout(reloadOnChange, 500))
}
