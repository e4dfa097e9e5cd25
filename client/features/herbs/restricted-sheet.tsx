import { TitledList } from '#client/ui/titled-list.tsx'
import type { RestrictedSheet as RestrictedPlant } from '#domain/herbs/herb-sheet.ts'
import { paths } from '#domain/paths.ts'

export function RestrictedSheet({ plant }: { plant: RestrictedPlant }) {
  return (
    <div className="grid gap-y-12">
      <section className="refusal" aria-labelledby="refusal">
        <h2 id="refusal" className="mb-2.5 text-[1.5rem]">
          Why we do not use it
        </h2>
        <p>{plant.reason}</p>
        <p className="mt-2">Substances that cause harm: {plant.substances}.</p>
        <p className="mt-2">If you have drunk it and feel unwell, call a poison centre or a doctor.</p>
      </section>
      <TitledList title="What authorities have said" lines={plant.rulings} />
      {plant.alternatives.length > 0 && (
        <section>
          <h2 className="mb-2 text-[1.45rem] text-cobalt">Herbs that we use, with the same traditional use</h2>
          <p className="mb-2 text-quiet">These herbs are not replacements, and each has its own limits.</p>
          <ul className="ruled-list">
            {plant.alternatives.map(({ slug, name, emoji }) => (
              <li key={slug}>
                <span aria-hidden="true">{emoji} </span>
                <a href={paths.herb(slug)} className="stand-alone">
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
