import { Link } from 'react-router'

import { localDay } from '#client/core/local-day.ts'
import { saveLabelDraft } from '#client/core/save-label-draft.ts'
import type { Blend } from '#domain/blends/blends.types.ts'
import { createBlendLabel } from '#domain/labels/blend-label.ts'
import { type LabelRequest, createLabelQuery } from '#domain/labels/label-query.ts'
import { paths } from '#domain/paths.ts'

type LabelLinkProps = { name: string; label: LabelRequest; blend?: Blend | null }

/** Link to the label designer. With `blend`, the label uses that blend's amounts. */
export function LabelLink({ name, label, blend }: LabelLinkProps) {
  const query = createLabelQuery(label)
  return (
    <Link
      to={`${paths.labelDesigner}?${query}`}
      className="stand-alone"
      onClick={() => blend && saveLabelDraft(createBlendLabel(blend, query, localDay(new Date())))}
    >
      Label<span className="sr-only"> for {name}</span>
    </Link>
  )
}
