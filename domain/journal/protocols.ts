import { energyProtocol } from './energy-protocol.ts'
import { gutProtocol } from './gut-protocol.ts'
import type { PlannedCup, PlannedTea, Protocol, ProtocolKey } from './protocols.types.ts'
import { sleepProtocol } from './sleep-protocol.ts'
import { stressProtocol } from './stress-protocol.ts'

/** The four plans, in display order. */
export const protocols: readonly Protocol[] = [gutProtocol, stressProtocol, sleepProtocol, energyProtocol]

const protocolByKey: Record<ProtocolKey, Protocol> = {
  gut: gutProtocol,
  stress: stressProtocol,
  sleep: sleepProtocol,
  energy: energyProtocol,
}

export const getProtocol = (key: ProtocolKey): Protocol => protocolByKey[key]

/** A day of a plan. A day without teas is a rest day. */
export type PlanDay = { stage: string; teas: readonly PlannedTea[]; action: string }

/** Returns the days of a plan in order. */
export const listPlanDays = ({ stages }: Protocol): PlanDay[] =>
  stages.flatMap(({ title, teas, actions }) =>
    actions.map((action, position) => ({ stage: title, action, teas: position === actions.length - 1 ? [] : teas })),
  )

/**
 * Items that can be checked off on a day, in order: one for each time of a cup, and `act` for the action of the day. A
 * time occurs once a day at most.
 */
export const checkOffs = ['morning', 'midday', 'evening', 'act'] as const
export type CheckOff = (typeof checkOffs)[number]

export type DayCup = PlannedCup & { tea: PlannedTea }

/** Returns the cups of a day in the order of drinking. */
export const listCups = ({ teas }: Pick<PlanDay, 'teas'>): DayCup[] =>
  teas
    .flatMap((tea) => tea.cups.map((cup) => ({ ...cup, tea })))
    .toSorted((one, other) => checkOffs.indexOf(one.time) - checkOffs.indexOf(other.time))
