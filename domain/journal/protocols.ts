import { energyProtocol } from './energy-protocol.ts'
import { gutProtocol } from './gut-protocol.ts'
import type { PlannedCup, PlannedTea, Protocol, ProtocolKey } from './protocols.types.ts'
import { sleepProtocol } from './sleep-protocol.ts'
import { stressProtocol } from './stress-protocol.ts'

/** The four plans, in the order of the page. */
export const protocols: readonly Protocol[] = [gutProtocol, stressProtocol, sleepProtocol, energyProtocol]

const byKey: Record<ProtocolKey, Protocol> = {
  gut: gutProtocol,
  stress: stressProtocol,
  sleep: sleepProtocol,
  energy: energyProtocol,
}

export const protocolOf = (key: ProtocolKey): Protocol => byKey[key]

/** One day of a plan: without teas it is a day of rest. */
export type PlanDay = { stage: string; teas: readonly PlannedTea[]; act: string }

/** The days of a plan, the first first. */
export const daysOf = ({ stages }: Protocol): PlanDay[] =>
  stages.flatMap(({ title, teas, acts }) =>
    acts.map((act, position) => ({ stage: title, act, teas: position === acts.length - 1 ? [] : teas })),
  )

/** What can be checked off on a day, in its order: a cup at its time, and `act`; none comes twice in a day. */
export const checkOffs = ['morning', 'midday', 'evening', 'act'] as const
export type CheckOff = (typeof checkOffs)[number]

export type CupOfDay = PlannedCup & { tea: PlannedTea }

/** The cups of a day as they follow each other. */
export const cupsOf = ({ teas }: Pick<PlanDay, 'teas'>): CupOfDay[] =>
  teas
    .flatMap((tea) => tea.cups.map((cup) => ({ ...cup, tea })))
    .toSorted((one, other) => checkOffs.indexOf(one.time) - checkOffs.indexOf(other.time))
