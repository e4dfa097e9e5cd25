import { spawn, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const tools = ['sqlmap', 'wapiti']
const isInstalled = (tool: string) => spawnSync(tool, ['--version'], { stdio: 'ignore' }).error === undefined

/** Installs Debian's packages if possible, otherwise prints instructions. Returns false if a tool is missing. */
export function ensureTools(): boolean {
  const missing = tools.filter((tool) => !isInstalled(tool))
  if (missing.length === 0) return true
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log(`Installing ${missing.join(' and ')} …`)
    for (const args of [['update'], ['install', '-y', '--no-install-recommends', ...missing]])
      spawnSync('apt-get', args, {
        stdio: ['ignore', 'ignore', 'inherit'],
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      })
  }
  const stillMissing = missing.filter((tool) => !isInstalled(tool))
  if (stillMissing.length > 0)
    console.error(`npm run security needs ${stillMissing.join(' and ')}: apt-get install ${stillMissing.join(' ')}`)
  return stillMissing.length === 0
}

/** Removes proxies from the environment, because a proxy is another machine that would receive the attacks. */
const withoutProxies = () => Object.fromEntries(Object.entries(process.env).filter(([name]) => !/_proxy$/i.test(name)))

/** Runs a tool and returns its output; `isLate` is true if it was stopped after `seconds`. */
export function run(
  tool: string,
  args: readonly string[],
  seconds: number,
): Promise<{ text: string; isLate: boolean }> {
  return new Promise((done, fail) => {
    const child = spawn(tool, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: seconds * 1000,
      env: withoutProxies(),
    })
    let text = ''
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (part) => (text += part))
    child.on('error', fail)
    child.on('close', (_, signal) => done({ text, isLate: signal !== null }))
  })
}
