/**
 * True if the cookie says that the user is signed in. The cookie contains no secret. Over https its name has the
 * `__Host-` prefix.
 */
export const hasSessionCookie = (): boolean => /(?:^|; )(?:__Host-)?signed-in=1(?:;|$)/.test(document.cookie)
