import { energyProtocol } from './energy-protocol.ts'
import { gutProtocol } from './gut-protocol.ts'
import type { PlannedCup, PlannedTea, Protocol, ProtocolKey } from './protocols.types.ts'
import { sleepProtocol } from './sleep-protocol.ts'
import { stressProtocol } from './stress-protocol.ts'

export const protocols: readonly Protocol[] = [gutProtocol, stressProtocol, sleepProtocol, energyProtocol]

const protocolByKey: Record<ProtocolKey, Protocol> = {
  gut: gutProtocol,
  stress: stressProtocol,
  sleep: sleepProtocol,
  energy: energyProtocol,
}

export const getProtocol = (key: ProtocolKey): Protocol => protocolByKey[key]

/** A day without teas is a rest day. */
export type PlanDay = { stage: string; teas: readonly PlannedTea[]; action: string }

/** Returns the days of a plan in order. The last day of each stage is a rest day. */
export const listPlanDays = ({ stages }: Protocol): PlanDay[] =>
  stages.flatMap(({ title, teas, actions }) =>
    actions.map((action, position) => ({ stage: title, action, teas: position === actions.length - 1 ? [] : teas })),
  )

/**
 * Items that can be checked off on a day, in display order: the cup at each time, and `action` for the day's action.
 */
export const checklistItems = ['morning', 'midday', 'evening', 'action'] as const
export type ChecklistItem = (typeof checklistItems)[number]

export type DayCup = PlannedCup & { tea: PlannedTea }

/** Returns the cups of a day in drinking order. */
export const listCups = ({ teas }: Pick<PlanDay, 'teas'>): DayCup[] =>
  teas
    .flatMap((tea) => tea.cups.map((cup) => ({ ...cup, tea })))
    .toSorted((one, other) => checklistItems.indexOf(one.time) - checklistItems.indexOf(other.time))
