/** Returns the CSS colours of the chart as the canvas needs them. */
export function readChartColours(container: HTMLElement) {
  const probe = container.appendChild(document.createElement('span'))
  const readColour = (name: string) => {
    probe.className = name
    return getComputedStyle(probe).color
  }
  const colours = {
    mood: readColour('scale-mood'),
    energy: readColour('scale-energy'),
    sleep: readColour('scale-sleep'),
    herb: readColour('scale-herb'),
    quiet: readColour('text-quiet'),
    line: readColour('scale-grid'),
  }
  probe.remove()
  return colours
}
