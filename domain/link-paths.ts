/** Paths of links that few pages name. They are apart from the others, which every page of the application loads. */
export const linkPaths = {
  /** Report of a side effect of a recipe. */
  sideEffectOf: (slug: string) => `/side-effect?recipe=${encodeURIComponent(slug)}`,
  /** Report with an entry of the healing journal, whose id no server sees after the `#`. */
  sideEffectFrom: (entry: string) => `/side-effect#${new URLSearchParams({ entry }).toString()}`,
  pharmacistPage: (token: string) => `/shared/for-my-pharmacist/${encodeURIComponent(token)}`,
  calendarFeed: (token: string) => `/calendar/${encodeURIComponent(token)}.ics`,
  stopMails: (token: string) => `/notification-emails/${encodeURIComponent(token)}`,
}

/** Paths for other programs: version 1 of the public API, its description, the Model Context Protocol, and the page about them. */
export const programPaths = {
  api: '/api/v1',
  description: '/api/v1/openapi.json',
  mcp: '/mcp',
  developers: '/developers',
}
