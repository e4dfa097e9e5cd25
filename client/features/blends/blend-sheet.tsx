import { Link } from 'react-router'

import { Jar } from '#client/ui/jar.tsx'
import { Citation } from '#client/ui/source-list.tsx'
import { IllustratedStep } from '#client/ui/step-pictures.tsx'
import { formatBrewing, formatCourse, formatGrams } from '#domain/blends/blend-text.ts'
import type { Blend, Generated, SavedBlend } from '#domain/blends/blends.types.ts'
import { groupWarnings } from '#domain/blends/warning-groups.rules.ts'
import { paths } from '#domain/paths.ts'
import { unreviewedDisclaimer } from '#domain/safety/disclaimers.ts'

import { BlendActions } from './blend-actions.tsx'
import type { Renderers } from './renderers.ts'

type SheetProps = {
  blend: Blend
  generated?: Generated
  savedBlend?: SavedBlend
  personalWarnings: readonly string[]
  isUnchecked: boolean
  isRequesting?: boolean
  onRequestAnother?: (() => void) | undefined
  renderers: Renderers
}

export function BlendSheet({ personalWarnings, isUnchecked, ...props }: SheetProps) {
  const { blend, generated } = props
  const { name, description, herbs, cupsPerDay, method, warnings } = blend
  const { everybody, medicines, illnesses } = groupWarnings(
    warnings.filter((warning) => !personalWarnings.includes(warning)),
  )
  return (
    <article className="label blend-sheet" aria-labelledby="blend-name">
      <div>
        <div className="blend-jar float-end ms-5.5 mb-2.5 w-28 max-sm:hidden" aria-hidden>
          <Jar herb={herbs[0]?.slug} emoji={herbs[0]?.emoji ?? ''} ailment={blend.ailment} />
        </div>
        <p className="ailment">{blend.ailment}</p>
        <h2 id="blend-name">{name}</h2>
        <p className="mt-2 max-w-[62ch]">{description}</p>
        {generated?.remarks.map((remark) => (
          <p key={remark} className="mt-2 max-w-[62ch] border-s-3 border-line ps-3.5 text-quiet">
            {remark}
          </p>
        ))}
        <table className="blend-herbs">
          <caption className="sr-only">Herbs in the blend</caption>
          <thead>
            <tr>
              <th scope="col">Herb</th>
              <th scope="col">Per cup</th>
              <th scope="col">Per day</th>
            </tr>
          </thead>
          <tbody>
            {herbs.map((herb) => (
              <tr key={herb.slug}>
                <th scope="row">
                  <span aria-hidden>{herb.emoji} </span>
                  <Link to={paths.herb(herb.slug)}>{herb.name}</Link>
                  <small className="block font-normal text-quiet">{herb.why}</small>
                </th>
                <td>{formatGrams(herb.gramsPerCup)}</td>
                <td>{formatGrams(herb.gramsPerCup * cupsPerDay)}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className="text-[.93rem] text-quiet">Amounts are in grams of dried herb.</p>
        <h3 className="mt-6.5 text-[1.3rem]">Brewing</h3>
        <p className="text-quiet">{formatBrewing(blend)}</p>
        <ol className="mt-2 mb-3 grid list-decimal gap-1.25 ps-[1.5em]">
          {method.map((step) => (
            <li key={step}>
              <IllustratedStep step={step} />
            </li>
          ))}
        </ol>
        <p>
          <b>{formatCourse(blend)}.</b>
        </p>
        <h3 className="mt-6.5 text-[1.3rem]">Cautions</h3>
        {isUnchecked && <p className="note">We couldn’t check this against your answers. Read the safety notes.</p>}
        {personalWarnings.length > 0 && (
          <ul className="blend-notes rounded-box bg-saffron-wash py-3 ps-[2.1em] pe-4.5">
            {personalWarnings.map((text) => (
              <li key={text}>
                <b>For you:</b> {text}
              </li>
            ))}
          </ul>
        )}
        <ul className="blend-notes">
          {everybody.map((text) => (
            <li key={text}>{text}</li>
          ))}
          <li>Created by a program, not a person. {unreviewedDisclaimer}</li>
        </ul>
        <CollapsibleNotes title="If you take a medicine" notes={medicines} />
        <CollapsibleNotes title="If you have an illness" notes={illnesses} />
        <details className="sources">
          <summary>Sources ({blend.sources.length})</summary>
          <ol>
            {blend.sources.map((source) => (
              <li key={source.cite}>
                <Citation source={source} />
              </li>
            ))}
          </ol>
        </details>
        <BlendActions {...props} />
      </div>
    </article>
  )
}

/** Collapsible notes, expanded at first so that nobody misses them. */
function CollapsibleNotes({ title, notes }: { title: string; notes: readonly string[] }) {
  if (notes.length === 0) return null
  return (
    <details className="blend-details mt-2" open>
      <summary className="w-fit cursor-pointer py-2.5 font-semibold">{title}</summary>
      <ul className="blend-notes mt-0">
        {notes.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </details>
  )
}
