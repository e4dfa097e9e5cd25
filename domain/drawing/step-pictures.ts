/** Actions that have a picture. */
export const stepActions = ['crush', 'simmer', 'pour', 'cover', 'steep', 'strain', 'cool'] as const
export type StepAction = (typeof stepActions)[number]

const cup = (x: number, y: number) =>
  `<path class="paper" d="M${x + 29} ${y + 3}c9-3 11 11-3 12"/><path class="paper" d="M${x} ${y}h30c0 12-4 20-9 22h-12c-5-2-9-10-9-22z"/><path class="wash" d="M${x + 17} ${y}h13c0 12-4 20-9 22h-6c4-6 3-14 2-22z"/>`

const pictures: Readonly<Record<StepAction, string>> = {
  crush:
    '<path class="shade" d="M17 34c-2-4 3-8 6-4 3-6 9-3 8 2 5-4 9 0 8 4z"/><path class="paper" d="M34 35 47 8c2-4 8-1 6 3L41 37z"/><path class="paper" d="M10 33h44c0 13-6 22-14 22H24c-8 0-14-9-14-22z"/><path class="wash" d="M36 33h18c0 13-6 22-14 22h-6c4-7 4-15 2-22z"/><path class="outline" d="M22 58h20"/>',
  simmer:
    '<path class="outline" d="M16 14c-3 3 3 4 0 8m11-10c-3 3 3 4 0 8m11-6c-3 3 3 4 0 8"/><path class="paper" d="M44 30h17v4H44zM8 27h37v13c0 4-2 6-6 6H14c-4 0-6-2-6-6z"/><path class="wash" d="M30 27h15v13c0 4-2 6-6 6h-9c2-6 2-12 0-19z"/><path class="deep" d="M17 61c-4-3-1-6 0-10 4 3 6 7 3 10zm10 0c-4-3-1-6 0-10 4 3 6 7 3 10zm10 0c-4-3-1-6 0-10 4 3 6 7 3 10z"/>',
  pour:
    '<path class="outline" d="M44 9c5-8 17-6 18 3"/><path class="paper" d="M33 15l9-1c3-7 15-9 19-2 4 8-1 19-9 19-6 0-9-5-10-10z"/><path class="wash" d="M54 9c8 0 9 9 6 15-2 5-6 7-9 7 5-6 6-15 3-22z"/><path class="shade" d="M33 16c-9 4-14 12-15 24h5c0-11 4-17 12-21z"/>' +
    cup(5, 39),
  cover:
    cup(14, 34) +
    '<path class="paper" d="M8 33c3-6 9-9 21-9s18 3 21 9z"/><path class="wash" d="M33 24c10 1 14 4 17 9H36c0-4-1-7-3-9z"/><circle class="deep" cx="29" cy="21" r="3.5"/>',
  steep:
    cup(6, 36) +
    '<path class="shade" d="M11 34c2-7 9-9 15-6-3 6-9 9-15 6z"/><circle class="paper" cx="45" cy="18" r="13"/><path class="wash" d="M45 5a13 13 0 0 1 0 26z"/><path class="outline" d="M45 10v8l6 4"/>',
  strain:
    '<path class="paper" d="M44 12h18v4H44zM9 11h36c-1 13-8 19-18 19S10 24 9 11z"/><path class="vein" d="M16 12l9 17m-1-17 9 17m-1-17 6 12M38 12l-9 17m1-17-9 17m1-17-6 12"/><path class="deep" d="M27 32c-3 4-2 6 0 6s3-2 0-6z"/>' +
    cup(12, 40),
  cool:
    cup(5, 36) +
    '<path class="outline" d="M20 12v16m-5-5 5 6 5-6"/><path class="paper" d="M46 10c0-6 8-6 8 0v27c6 4 4 14-4 14s-10-10-4-14z"/><path class="deep" d="M48 30h4v9c4 3 2 9-2 9s-6-6-2-9z"/><path class="vein" d="M55 14h4m-4 7h4m-4 7h4"/>',
}

/** Returns the picture of an action as SVG, whose paths have the classes of tones. */
export const drawStep = (action: StepAction): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 66 66">${pictures[action]}</svg>`
