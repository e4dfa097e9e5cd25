import { Link, useFetcher } from 'react-router'

import type { CabinetHerb, HerbCare } from '#domain/cabinet/cabinet.types.ts'
import { paths } from '#domain/paths.ts'

import { careKey, type LoadedCare } from './cabinet-actions.ts'
import { FormDialog } from './form-dialog.tsx'

/** Dialog with a herb's details. The click that opens the dialog also requests the details. */
export function HerbInfo({ herb, onClose }: { herb: CabinetHerb; onClose: () => void }) {
  const { data, state } = useFetcher<LoadedCare>({ key: careKey })
  const care = data?.care?.slug === herb.slug ? data.care : null
  const title = (
    <>
      <span aria-hidden>{herb.emoji} </span>
      {herb.name}
    </>
  )
  const text = (
    <>
      <i>{herb.scientificName}</i>
      {herb.category && ` · ${herb.category}`}
    </>
  )
  return (
    <FormDialog title={title} text={text} onClose={onClose}>
      <div className="mt-4 mb-2 grid min-h-88 content-start gap-1.5">
        {care ? (
          <Care care={care} shelfLifeMonths={herb.shelfLifeMonths} />
        ) : (
          <HerbSummary herb={herb} isUnavailable={data?.care === null && state === 'idle'} />
        )}
      </div>
      <Link to={paths.herb(herb.slug)} className="stand-alone">
        Everything about {herb.name}, with sources
      </Link>
    </FormDialog>
  )
}

function HerbSummary({ herb, isUnavailable }: { herb: CabinetHerb; isUnavailable: boolean }) {
  return (
    <>
      <p>{herb.summary}</p>
      {isUnavailable ? (
        <p className="error" role="alert">
          We couldn’t load the rest of the details. Try again in a moment.
        </p>
      ) : (
        <output className="block text-quiet">Loading...</output>
      )}
    </>
  )
}

function Care({ care, shelfLifeMonths }: { care: HerbCare; shelfLifeMonths: number }) {
  return (
    <>
      <p>{care.description}</p>
      <CareTitle>Preparation methods</CareTitle>
      <CareList lines={care.preparationMethods} />
      <CareTitle>Storage</CareTitle>
      <p>{care.storage}</p>
      <CareTitle>Drying</CareTitle>
      <p>{care.drying}</p>
      <CareTitle>Shelf life</CareTitle>
      <p>{shelfLifeMonths} months</p>
      {care.safetyNotes.length > 0 && (
        <>
          <CareTitle>Safety notes</CareTitle>
          <CareList lines={care.safetyNotes} />
        </>
      )}
    </>
  )
}

const CareTitle = ({ children }: { children: string }) => (
  <h3 className="mt-2.5 text-[1.15rem] text-cobalt">{children}</h3>
)

const CareList = ({ lines }: { lines: readonly string[] }) => (
  <ul className="list-disc ps-[1.1em]">
    {lines.map((line) => (
      <li key={line}>{line}</li>
    ))}
  </ul>
)
