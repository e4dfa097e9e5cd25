import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const chromePaths = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  String.raw`C:\Program Files\Google\Chrome\Application\chrome.exe`,
]

/**
 * Returns the path of the browser for the tests: `CHROME_PATH` or an installed browser. Returns undefined if there is
 * none. Debian's headless shell comes first, because it renders the same pages in two thirds of the time.
 */
export function findChrome() {
  const configuredPath = process.env.CHROME_PATH
  if (configuredPath) return existsSync(configuredPath) ? configuredPath : undefined
  return chromePaths.find((path) => existsSync(path))
}

/** Installs Debian's Chromium package if possible. Otherwise prints instructions and ends the process. */
export function ensureChrome() {
  if (findChrome()) return
  if (process.env.CHROME_PATH) fail(`CHROME_PATH is ${process.env.CHROME_PATH}, which does not exist.`)
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get'))
    fail(
      'The browser journeys need Chromium or Chrome. Install one, or set its path: CHROME_PATH=/path/to/chrome npm test',
    )
  console.log('Installing Chromium …')
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', 'chromium-headless-shell']])
    spawnSync('apt-get', args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
  if (!findChrome()) fail('Chromium could not be installed. See the output of apt-get above.')
}

function fail(message) {
  console.error(message)
  process.exit(1)
}
