/** The cookie that tells a page whether there is anybody to ask for; it holds no secret. */
export const isHinted = (): boolean => /(?:^|; )signed-in=1(?:;|$)/.test(document.cookie)
