type NamedPath = { name: string; path: string }

const context = 'https://schema.org'

/** Returns the path to a page as a schema.org `BreadcrumbList`. `siteUrl` has no trailing slash. */
export function createBreadcrumbMarkup(siteUrl: string, trail: readonly NamedPath[]) {
  return {
    '@context': context,
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: siteUrl + path,
    })),
  }
}

/** Returns the entries on a list page as a schema.org `ItemList`. `firstPosition` counts from 1. */
export function createListMarkup(siteUrl: string, entries: readonly NamedPath[], firstPosition = 1) {
  return {
    '@context': context,
    '@type': 'ItemList',
    itemListElement: entries.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: firstPosition + index,
      name,
      url: siteUrl + path,
    })),
  }
}

/** Returns the site with its search as a schema.org `WebSite`. The search text is appended to `searchPath`. */
export function createSiteMarkup(siteUrl: string, name: string, searchPath: string) {
  return {
    '@context': context,
    '@type': 'WebSite',
    name,
    url: `${siteUrl}/`,
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${siteUrl}${searchPath}{search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  }
}
