// Runs before any package is installed, so it imports Node's own modules only.
import { spawnSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'

const installedLockFile = 'node_modules/.package-lock.json'

/** Runs `npm ci` if `node_modules` is missing or older than the lock file. */
export function ensureInstalled() {
  if (existsSync(installedLockFile) && statSync(installedLockFile).mtimeMs >= statSync('package-lock.json').mtimeMs)
    return
  console.log('Installing dependencies …')
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel', 'error'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (status !== 0) {
    console.error('npm ci failed. See its output above.')
    process.exit(1)
  }
}
