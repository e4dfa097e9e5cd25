import { picturePath } from '#domain/drawing/picture-path.ts'

/** Small round picture beside the name of a herb, which says all that it shows. */
export const HerbMedallion = ({ slug }: { slug: string }) => (
  <img src={picturePath(slug, 'medallion')} alt="" width="44" height="44" loading="lazy" className="rounded-full" />
)
