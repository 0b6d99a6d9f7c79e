import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Problem } from '../problem.ts'
import { sourceHash } from './source-hash.ts'

const root = fileURLToPath(new URL('../../../../', import.meta.url))
const memberApp = join(root, 'frontends/member-app')

/** The built member app. */
export const memberAppDist = join(memberApp, 'dist')

/** Builds the member app with Vite unless what is there was built from the same sources; true when it built. */
export async function buildMemberApp(signal: AbortSignal): Promise<boolean> {
  const hash = sourceHash(memberApp, join(root, 'package-lock.json'))
  const mark = join(memberAppDist, '.built-from')
  if (
    existsSync(join(memberAppDist, 'index.html')) &&
    existsSync(mark) &&
    readFileSync(mark, 'utf8') === hash
  ) {
    return false
  }
  const vite = join(
    dirname(createRequire(join(memberApp, 'package.json')).resolve('vite/package.json')),
    'bin/vite.js',
  )
  const build = spawn(process.execPath, [vite, 'build', '--logLevel', 'warn'], {
    cwd: memberApp,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe'],
    signal,
  })
  let output = ''
  build.stdout.on('data', (chunk) => {
    output += chunk
  })
  build.stderr.on('data', (chunk) => {
    output += chunk
  })
  const [code] = await once(build, 'close')
  if (code !== 0) throw new Problem(`The member app could not be built:\n${output.trim()}`)
  writeFileSync(mark, hash)
  return true
}
