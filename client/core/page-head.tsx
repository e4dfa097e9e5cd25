import { paths } from '#domain/paths.ts'
import { summary } from '#domain/text.ts'

import { useSite } from './site.ts'

const brand = 'Herbal Remedies'
/** Characters that search engines show. */
const descriptionMax = 160

type PageHeadProps = {
  title: string
  description: string
  /** The one address under which the page shall be found; without it, search engines are asked to leave the page out. */
  path?: string
  /** Where a program finds what the page tells. */
  data?: string
  image?: string
  imageText?: string
  kind?: 'website' | 'article'
}

/** Title, description and what other sites show of a page when it is shared. */
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
  const description = summary(text, descriptionMax)
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
      <meta property="og:site_name" content={brand} />
      <meta property="og:locale" content="en_GB" />
      <meta property="og:type" content={kind} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:image" content={url + image} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={imageText} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={description} />
      <meta name="twitter:image" content={url + image} />
      <meta name="twitter:image:alt" content={imageText} />
    </>
  )
}
