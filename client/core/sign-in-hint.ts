/** True if the cookie says that somebody is signed in. The cookie holds no secret; over https its name has a prefix. */
export const hasSessionCookie = (): boolean => /(?:^|; )(?:__Host-)?signed-in=1(?:;|$)/.test(document.cookie)
