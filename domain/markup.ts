type Address = { name: string; path: string }

const context = 'https://schema.org'

/** Where a page stands, from the start on, as schema.org's `BreadcrumbList`; `siteUrl` has no slash at its end. */
export function breadcrumbMarkup(siteUrl: string, trail: readonly Address[]) {
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

/** The entries of a list page as `ItemList`; `first` is the position, from 1, of the first one shown. */
export function listMarkup(siteUrl: string, entries: readonly Address[], first = 1) {
  return {
    '@context': context,
    '@type': 'ItemList',
    itemListElement: entries.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: first + index,
      name,
      url: siteUrl + path,
    })),
  }
}

/** The site and how to search it, as `WebSite`; `searchPath` ends where the words go. */
export function siteMarkup(siteUrl: string, name: string, searchPath: string) {
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
