import type { EffectTag } from './blend.rules.ts'
import type { ReasonsByTag } from './drug-groups.ts'
import { bloodReasons } from './tag-reasons-blood.ts'
import { nerveReasons } from './tag-reasons-nerves.ts'
import { otherReasons } from './tag-reasons-other.ts'

/** Reasons why an effect tag and a drug class have no interaction. No check reads them, so browsers never load them. */
export const tagReasons: ReasonsByTag<EffectTag> = { ...nerveReasons, ...bloodReasons, ...otherReasons }
