import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createRequire } from 'node:module'
import { setPriority } from 'node:os'
import { dirname, join } from 'node:path'
import { isBuildCurrent } from '@hibiki/frontend-build'
import { UserFacingError } from '../user-facing-error.ts'
import type { Frontend } from './frontends.ts'

/** Files do not cross a network in local mode, and the best quality would triple the build time. */
export const LOCAL_BROTLI_QUALITY = 5

/** Builds a frontend with Vite unless what is there was built from the same sources; true when it built. */
export async function buildFrontend(
  { name, folder }: Frontend,
  {
    brotliQuality = LOCAL_BROTLI_QUALITY,
    signal,
    priority,
  }: { signal: AbortSignal; priority?: number; brotliQuality?: number },
): Promise<boolean> {
  if (isBuildCurrent(folder, brotliQuality)) return false
  const vite = join(
    dirname(createRequire(join(folder, 'package.json')).resolve('vite/package.json')),
    'bin/vite.js',
  )
  const build = spawn(process.execPath, [vite, 'build', '--logLevel', 'warn'], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production', BROTLI_QUALITY: String(brotliQuality) },
    stdio: ['ignore', 'pipe', 'pipe'],
    signal,
  })
  // The priority is set before the build starts threads, which inherit it.
  if (priority !== undefined && build.pid !== undefined) setPriority(build.pid, priority)
  let output = ''
  for (const stream of [build.stdout, build.stderr])
    stream.on('data', (chunk) => {
      output += chunk
    })
  const [code] = await once(build, 'close')
  if (code !== 0) throw new UserFacingError(`The ${name} could not be built:\n${output.trim()}`)
  return true
}
