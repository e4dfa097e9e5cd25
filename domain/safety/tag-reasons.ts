import type { EffectTag } from './blend.rules.ts'
import type { ReasonsByTag } from './drug-groups.ts'
import { bloodReasons } from './tag-reasons-blood.ts'
import { nerveReasons } from './tag-reasons-nerves.ts'
import { otherReasons } from './tag-reasons-other.ts'

/** A written reason for every effect tag and drug class without an interaction; no check reads it, so browsers do without. */
export const tagReasons: ReasonsByTag<EffectTag> = { ...nerveReasons, ...bloodReasons, ...otherReasons }
