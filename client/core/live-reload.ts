/** Reloads the page after each build of `npm run dev`. Wrangler's proxy sends the signal. */
export function reloadOnChange(): void {
  const socket = new WebSocket('/cdn-cgi/live-reload', 'WRANGLER_PROXYWORKER_LIVE_RELOAD_PROTOCOL')
  socket.addEventListener('message', () => location.reload())
  socket.addEventListener('close', () => setTimeout(reloadOnChange, 500))
}
