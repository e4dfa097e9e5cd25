/** Returns the CSS colours of the chart as the canvas needs them. */
export function coloursOf(container: HTMLElement) {
  const sample = container.appendChild(document.createElement('span'))
  const colourOf = (name: string) => {
    sample.className = name
    return getComputedStyle(sample).color
  }
  const colours = {
    mood: colourOf('scale-mood'),
    energy: colourOf('scale-energy'),
    sleep: colourOf('scale-sleep'),
    herb: colourOf('scale-herb'),
    quiet: colourOf('text-quiet'),
    line: colourOf('scale-grid'),
  }
  sample.remove()
  return colours
}
