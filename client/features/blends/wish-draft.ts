/** Where the browser keeps a wish until it is sent: signing in may lead over a reload. */
export const wishDraft = 'blend wish'
