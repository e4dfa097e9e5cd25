import { picturePath } from '#domain/drawing/picture-path.ts'

/** Small round picture beside the name of a herb, which says all that it shows. */
export const HerbMedallion = ({ slug }: { slug: string }) => (
  <img src={picturePath(slug, 'medallion')} alt="" width="44" height="44" loading="lazy" className="rounded-full" />
)

type HerbPlateProps = { slug: string; name: string; marks: readonly string[] }

/** Picture of the whole plant and the part used, painted on a tile. */
export const HerbPlate = ({ slug, name, marks }: HerbPlateProps) => (
  <img
    src={picturePath(slug, 'plate')}
    alt={`Drawing of ${name}. ${marks.join('. ')}.`}
    width="600"
    height="800"
    className="h-auto w-full max-w-60 rounded-box border border-brush bg-porcelain p-5 outline-2 -outline-offset-6 outline-brush forced-color-adjust-none md:max-w-none"
  />
)
