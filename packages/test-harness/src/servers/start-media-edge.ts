import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync, mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { findFreePort } from '@hibiki/embedded-postgres'
import { createEnvironmentWithSbin } from '../create-environment-with-sbin.ts'
import { stopProcess } from './stop-process.ts'

export interface MediaEdge {
  url: string
  stop(): Promise<void>
}

const files = fileURLToPath(new URL('../../../../deploy/edge/', import.meta.url))

/**
 * Starts nginx with the configuration of `deploy/edge` in front of a gateway, on loopback.
 *
 * @param options.folder existing folder, for nginx' own files and its log
 * @param options.key one of the gateway's MEDIA_EDGE_KEYS
 * @param options.source content's folder, or the origin of its bucket's server
 * @throws when nginx is missing or does not start
 */
export async function startMediaEdge(options: {
  folder: string
  gatewayUrl: string
  key: string
  source: { mediaFolder: string } | { bucketUrl: string }
}): Promise<MediaEdge> {
  const port = await findFreePort()
  const nginx = writeSite(options, port)
  const server = spawn('nginx', nginx, {
    env: createEnvironmentWithSbin(),
    stdio: ['ignore', 'ignore', openSync(join(options.folder, 'nginx.log'), 'a')],
  })
  await once(server, 'spawn')
  const url = `http://127.0.0.1:${port}`
  const deadline = Date.now() + 15_000
  while (!(await answers(url))) {
    if (server.exitCode !== null) throw new Error(`nginx stopped: ${logOf(options.folder)}`)
    if (Date.now() > deadline) throw new Error(`nginx does not answer on port ${port}`)
    await wait(20)
  }
  return { url, stop: () => stopProcess(server, 'SIGTERM') }
}

/** Whether nginx is installed, including in the folders for administrators' programs. */
export function hasNginx(): boolean {
  return spawnSync('nginx', ['-v'], { env: createEnvironmentWithSbin() }).status === 0
}

/** Writes what differs from place to place, and returns nginx' parameters. */
function writeSite(
  { source, folder, gatewayUrl, key }: Parameters<typeof startMediaEdge>[0],
  port: number,
): string[] {
  mkdirSync(join(folder, 'site'), { recursive: true })
  for (const name of ['nginx.conf', 'to-gateway.conf', 'already-said.conf'])
    copyFileSync(join(files, name), join(folder, name))
  const isDisk = 'mediaFolder' in source
  copyFileSync(join(files, isDisk ? 'from-disk.conf' : 'from-bucket.conf'), join(folder, 'site/source.conf'))
  const write = (name: string, lines: string[]) =>
    writeFileSync(join(folder, 'site', name), `${lines.join('\n')}\n`)
  const upstream = (name: string, url: string) =>
    `upstream ${name} { server ${new URL(url).host}; keepalive 64; }`
  // As root the workers would change to a user who cannot read the folders.
  write('main.conf', ['daemon off;', ...(process.getuid?.() === 0 ? ['user root;'] : [])])
  write('http.conf', [
    'access_log access.log line buffer=64k flush=1s;',
    upstream('gateway', gatewayUrl),
    ...(isDisk ? [] : [upstream('bucket', source.bucketUrl)]),
    'map "" $client_address { default $remote_addr; }',
  ])
  const place = isDisk
    ? `set $media_root ${source.mediaFolder};`
    : `set $bucket_host ${new URL(source.bucketUrl).host};`
  write('server.conf', [`listen 127.0.0.1:${port};`, place])
  write('key.conf', [`proxy_set_header X-Internal-Media-Edge ${key};`])
  return ['-p', folder, '-e', join(folder, 'nginx.log'), '-c', join(folder, 'nginx.conf')]
}

function logOf(folder: string): string {
  return readFileSync(join(folder, 'nginx.log'), 'utf8').trim()
}

async function answers(url: string): Promise<boolean> {
  return fetch(url).then(
    async (response) => {
      await response.body?.cancel()
      return true
    },
    () => false,
  )
}
