import { picturePath } from '#domain/drawing/picture-path.ts'
import { paths } from '#domain/paths.ts'

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

type GarlandProps = { ingredients: readonly { name: string; herb: string | null }[] }

/** The herbs of a recipe side by side, each with a link to its page. */
export function Garland({ ingredients }: GarlandProps) {
  const herbs = ingredients.flatMap(({ name, herb }) => (herb === null ? [] : [{ name, herb }]))
  if (herbs.length === 0) return null
  return (
    <ul className="-mt-4 mb-12 flex print:hidden list-none flex-wrap gap-x-7 gap-y-4" aria-label="Herbs in this remedy">
      {herbs.map(({ name, herb }) => (
        <li key={name}>
          <a
            href={paths.herb(herb)}
            className="grid w-24 justify-items-center gap-1.5 text-center text-[.93rem] text-ink"
          >
            <img
              src={picturePath(herb, 'medallion')}
              alt=""
              width="88"
              height="88"
              loading="lazy"
              className="rounded-full border border-brush bg-porcelain p-1.5 forced-color-adjust-none"
            />
            {name}
          </a>
        </li>
      ))}
    </ul>
  )
}
