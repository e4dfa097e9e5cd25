import { Link } from 'react-router'

import { type HerbsToLabel, writeHerbsToLabel } from '#domain/labels/label-address.ts'
import { paths } from '#domain/paths.ts'

/** To a label for what somebody has. */
export const LabelLink = ({ name, label }: { name: string; label: HerbsToLabel }) => (
  <Link to={`${paths.labelDesigner}?${writeHerbsToLabel(label)}`} className="stand-alone">
    Label<span className="sr-only"> for {name}</span>
  </Link>
)
