/** One line of what the bench found; `holds` when it is what was aimed at. */
export type Figure = { figure: string; seen: string; target: string; holds: boolean }
