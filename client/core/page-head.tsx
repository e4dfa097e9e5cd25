import { paths } from '#domain/paths.ts'
import { summarise } from '#domain/text.ts'

import { useSite } from './site.ts'

const brand = 'Herbal Remedies'
/** Maximum length that search engines show. */
const maxDescriptionLength = 160

type PageHeadProps = {
  title: string
  description: string
  /** Canonical path. Without one, the page asks search engines not to index it. */
  path?: string
  /** URL of the page's content as JSON. */
  data?: string
  image?: string
  imageText?: string
  kind?: 'website' | 'article'
}

export function PageHead({
  title,
  description: text,
  path,
  data,
  image = paths.siteImage,
  imageText = 'Three porcelain jars on a shelf',
  kind = 'website',
}: PageHeadProps) {
  const { url } = useSite()
  const description = summarise(text, maxDescriptionLength)
  const socialTags = [
    ['title', title],
    ['description', description],
    ['image', url + image],
  ] as const
  const openGraph = [
    ['site_name', brand],
    ['locale', 'en_GB'],
    ['type', kind],
    ...socialTags,
    ['image:width', '1200'],
    ['image:height', '630'],
    ['image:alt', imageText],
  ] as const
  const twitter = [['card', 'summary_large_image'], ...socialTags, ['image:alt', imageText]] as const
  return (
    <>
      <title>{title.startsWith(brand) ? title : `${title} · ${brand}`}</title>
      <meta name="description" content={description} />
      {path === undefined ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={url + path} />
          <meta property="og:url" content={url + path} />
        </>
      )}
      {data && <link rel="alternate" type="application/json" href={data} />}
      {openGraph.map(([property, content]) => (
        <meta key={property} property={`og:${property}`} content={content} />
      ))}
      {twitter.map(([name, content]) => (
        <meta key={name} name={`twitter:${name}`} content={content} />
      ))}
    </>
  )
}
