/** The cookie that tells a page whether there is anybody to ask for; it holds no secret. Over https its name has a prefix. */
export const hasSessionCookie = (): boolean => /(?:^|; )(?:__Host-)?signed-in=1(?:;|$)/.test(document.cookie)
