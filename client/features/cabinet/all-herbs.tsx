import { useId, useState } from 'react'

import type { CabinetHerb } from '#domain/cabinet/cabinet.types.ts'
import { formatPlural } from '#domain/words.ts'

import type { DialogAction } from './cabinet-actions.ts'

type AllHerbsProps = {
  herbs: readonly CabinetHerb[]
  ownedSlugs: ReadonlySet<string>
  onAction: (action: DialogAction) => void
}

/** All herbs in the catalogue. `ownedSlugs` contains the slugs of herbs in the cabinet. */
export function AllHerbs({ herbs, ownedSlugs, onAction }: AllHerbsProps) {
  const [search, setSearch] = useState('')
  const id = useId()
  const query = search.trim().toLowerCase()
  const matches = herbs.filter(({ name, scientificName, category }) =>
    `${name} ${scientificName} ${category}`.toLowerCase().includes(query),
  )
  return (
    <>
      <h2 className="sr-only">All Herbs</h2>
      <search className="mt-6.5 mb-4.5 block max-w-104">
        <label className="mb-1.5 block text-[.92rem] font-semibold" htmlFor={id}>
          Find a herb
        </label>
        <input
          className="field"
          id={id}
          type="search"
          placeholder="Name, Latin name or ailment"
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
      </search>
      <output className="sr-only">{formatPlural(matches.length, 'herb')}</output>
      {matches.length === 0 && <p className="py-8 text-quiet">No herbs match your search.</p>}
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(20rem,100%),1fr))] gap-x-9">
        {matches.map((herb) => (
          <HerbCard key={herb.slug} herb={herb} isOwned={ownedSlugs.has(herb.slug)} onAction={onAction} />
        ))}
      </ul>
    </>
  )
}

type HerbCardProps = { herb: CabinetHerb; isOwned: boolean; onAction: (action: DialogAction) => void }

function HerbCard({ herb, isOwned, onAction }: HerbCardProps) {
  const { name, scientificName, emoji, category, summary } = herb
  return (
    <li className="flex flex-col gap-1 border-t border-line py-5 [contain-intrinsic-size:auto_250px] [content-visibility:auto]">
      <h3>
        <span aria-hidden>{emoji} </span>
        {name}
      </h3>
      <p className="text-quiet">
        <i>{scientificName}</i>
      </p>
      <p className="ailment empty:hidden">{category}</p>
      <p className="line-clamp-3">{summary}</p>
      <div className="card-actions">
        <button type="button" className="button plain" onClick={() => onAction({ kind: 'info', herb })}>
          Learn More<span className="sr-only"> about {name}</span>
        </button>
        {isOwned ? (
          <span className="item-badge" data-kind="available">
            In Cabinet
          </span>
        ) : (
          <button type="button" className="button" onClick={() => onAction({ kind: 'add', herb })}>
            Add to Cabinet<span className="sr-only"> {name}</span>
          </button>
        )}
      </div>
    </li>
  )
}
