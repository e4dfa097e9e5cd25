/** Actions that have a picture. */
export const stepActions = ['crush', 'simmer', 'pour', 'cover', 'steep', 'strain', 'cool'] as const
export type StepAction = (typeof stepActions)[number]

const cup = (x: number, y: number) =>
  `<path class="paper" d="M${x + 29} ${y + 3}c9-3 11 11-3 12"/><path class="paper" d="M${x} ${y}h30c0 12-4 20-9 22h-12c-5-2-9-10-9-22z"/><path class="wash" d="M${x + 17} ${y}h13c0 12-4 20-9 22h-6c4-6 3-14 2-22z"/>`

const flame = (x: number) =>
  `<path class="deep" d="M${x} 63c-5-2-5-7-2-9 0 2 1 2 2 2-1-4 1-6 3-8 0 4 5 6 4 11-1 3-3 4-7 4z"/>`

/** Mortar and pestle, with leaves. */
const crush =
  '<path class="deep" d="M14 31c-7-5-7-12-2-17 6 4 7 11 2 17zM20 31c-1-8 3-13 10-13 1 7-3 13-10 13z"/><path class="paper" d="M29 33 43 8c2-4 4-6 8-4s4 5 2 9L39 37z"/><path class="paper" d="M12 36h42c0 11-5 17-11 19l2 6H21l2-6c-6-2-11-8-11-19z"/><path class="wash" d="M38 36h16c0 11-5 17-11 19l2 6h-9c5-7 5-16 2-25z"/><path class="paper" d="M8 30h50v6H8z"/>'

/** Pan with bubbles and steam, on flames. */
const simmer =
  '<path class="outline" d="M14 14c-3-3 3-4 0-8m12 8c-3-3 3-4 0-8m12 8c-3-3 3-4 0-8"/><path class="paper" d="M43 24h19v5H43z"/><path class="paper" d="M7 20h38v19c0 3-2 5-5 5H12c-3 0-5-2-5-5z"/><path class="wash" d="M7 27h38v12c0 3-2 5-5 5H12c-3 0-5-2-5-5z"/><circle class="paper" cx="16" cy="35" r="3"/><circle class="paper" cx="27" cy="32" r="2.5"/><circle class="paper" cx="36" cy="37" r="3.5"/>' +
  [12, 25, 38].map(flame).join('')

/** Tilted kettle above a cup. */
const pour =
  '<path class="shade" d="M24 22c-6 5-8 10-8 18h5c0-7 2-11 7-15z"/><g transform="rotate(-28 44 20)"><path class="outline" d="M34 10c1-10 19-10 20 0"/><path class="paper" d="M33 17 23 12l-1 4 9 9z"/><path class="paper" d="M33 12h22l6 20H28z"/><path class="wash" d="M47 12h8l6 20H49c1-8 0-14-2-20z"/><path class="paper" d="M32 12c1-4 23-4 24 0z"/></g>' +
  cup(4, 41)

/** Lid that comes down on a cup. */
const cover =
  cup(14, 40) +
  '<path class="paper" d="M9 32c2-6 9-9 20-9s18 3 20 9z"/><path class="wash" d="M33 23c9 1 14 4 16 9H36c0-4-1-7-3-9z"/><circle class="deep" cx="29" cy="19" r="3.5"/><path class="outline" d="M29 3v9m-4-4 4 4 4-4"/>'

/** Leaves in a glass of water, and a stopwatch. */
const steep =
  '<path class="paper" d="M33 39c9-3 11 11-3 12"/><path class="paper" d="M4 34h30l-3 27H7z"/><path class="wash" d="M5 40h28l-2 21H7z"/><path class="deep" d="M11 56c0-5 3-8 8-8 1 5-3 9-8 8zM21 51c-1-4 2-7 6-7 1 4-2 7-6 7zM22 59c1-4 3-5 6-4 0 3-3 5-6 4z"/><path class="outline" d="M47 3h6m-3 0v4m10 1 3 3"/><circle class="paper" cx="50" cy="20" r="13"/><path class="shade" d="M50 20V10a10 10 0 0 1 9 15z"/><path class="outline" d="M50 20v-9"/>'

/** Leaves that stay in a sieve above a cup. */
const strain =
  '<path class="deep" d="M14 10c0-5 4-8 9-6 0 5-4 8-9 6zM26 10c1-5 5-7 10-4-1 4-5 7-10 4z"/><path class="paper" d="M46 11h17v4H46z"/><path class="paper" d="M8 10h38c0 12-8 19-19 19S8 22 8 10z"/><path class="vein" d="M10 17h34M14 23h26M18 11v15m9-15v17m9-17v15"/><path class="deep" d="M21 31c-2 3-2 5 0 5s2-2 0-5zm6 1c-2 3-2 5 0 5s2-2 0-5zm6-1c-2 3-2 5 0 5s2-2 0-5z"/>' +
  cup(12, 41)

/** Cup with little steam beside a thermometer that falls. */
const cool =
  '<path class="vein" d="M13 32c-3-3 3-5 0-9m12 9c-3-3 3-5 0-9"/>' +
  cup(4, 39) +
  '<path class="paper" d="M49 9c0-6 9-6 9 0v38c5 5 3 14-5 14s-9-9-4-14z"/><path class="deep" d="M52 38h3v10c4 2 3 9-2 9s-5-7-1-9z"/><path class="vein" d="M50 14h3m-3 7h3m-3 7h3"/><path class="outline" d="M40 8v22m-5-6 5 6 5-6"/>'

const pictures: Readonly<Record<StepAction, string>> = { crush, simmer, pour, cover, steep, strain, cool }

/** Returns the picture of an action as SVG, whose paths have the classes of tones. */
export const drawStep = (action: StepAction): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 66 66">${pictures[action]}</svg>`
