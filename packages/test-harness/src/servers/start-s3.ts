import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { findFreePort } from '@hibiki/embedded-postgres'
import { getVersitygwPath } from '../tools/versitygw.ts'
import { stopProcess } from './stop-process.ts'
import type { TestServer } from './test-server.ts'

/** The credentials of the server that a test run starts itself. */
export const testS3Credentials = { accessKeyId: 'hibiki-test', secretAccessKey: 'hibiki-test-secret' }
export const testS3Region = 'us-east-1'

/**
 * Starts an S3 server on loopback whose buckets are folders of `options.folder`.
 *
 * @param options.tls files of a certificate and its key (PEM), for clients that speak https only
 */
export async function startS3({
  folder,
  tls,
}: {
  folder: string
  tls?: { cert: string; key: string }
}): Promise<TestServer> {
  const port = await findFreePort()
  const [buckets, metadata] = [join(folder, 'buckets'), join(folder, 'metadata')]
  for (const folder of [buckets, metadata]) mkdirSync(folder, { recursive: true })
  const server = spawn(
    getVersitygwPath(),
    [
      ...['--access', testS3Credentials.accessKeyId, '--secret', testS3Credentials.secretAccessKey],
      ...['--region', testS3Region, '--port', `127.0.0.1:${port}`, '--quiet', '--keep-alive'],
      ...(tls ? ['--cert', tls.cert, '--key', tls.key] : []),
      // Metadata in files of its own: not every file system has extended attributes.
      ...['posix', '--sidecar', metadata, buckets],
    ],
    { cwd: folder, detached: true, stdio: 'ignore' },
  )
  await once(server, 'spawn')
  server.unref()
  writeFileSync(join(folder, 's3.pid'), String(server.pid))
  await waitUntilListening(port, () => server.exitCode)
  return {
    url: `${tls ? 'https' : 'http'}://127.0.0.1:${port}`,
    stop: () => stopProcess(server, 'SIGTERM'),
  }
}

async function waitUntilListening(port: number, exitCode: () => number | null): Promise<void> {
  const deadline = Date.now() + 15_000
  while (!(await listens(port))) {
    if (exitCode() !== null) throw new Error(`versitygw stopped with code ${exitCode()}`)
    if (Date.now() > deadline) throw new Error(`versitygw does not listen on port ${port}`)
    await new Promise((resolve) => setTimeout(resolve, 30))
  }
}

function listens(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })
}
