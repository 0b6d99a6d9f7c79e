import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { connect as connectTcp } from 'node:net'
import { join } from 'node:path'
import { connect as connectTls } from 'node:tls'
import { findFreePort } from '@hibiki/test-harness'
import { createCertificate } from '../product/certificate.ts'
import { startProgram, stopProgram } from '../product/processes.ts'
import { waitUntil } from '../steps.ts'
import { readPlatformObjects } from './platform.ts'

/**
 * Runs one server of the platform, with the reloader beside it, while its certificate is replaced.
 * @throws Error when it continues to present the old one
 */
export async function checkNatsCertificateReload(folder: string): Promise<void> {
  await using stack = new AsyncDisposableStack()
  const find = (kind: string) =>
    readPlatformObjects().find((manifest) => manifest.kind === kind && manifest.metadata.name === 'nats')
  const [port, monitor, route] = [await findFreePort(), await findFreePort(), await findFreePort()]
  const here = (text: string) => text.replaceAll('/etc/nats', folder).replaceAll('/run/nats', folder)
  const config = here(find('ConfigMap')?.data?.['nats.conf'] ?? '')
    // Neither is about certificates, and Debian's nats-server is older than sync_interval.
    .replaceAll(/^ *(jetstream|include|routes:) .*$/gm, '')
    .replace('0.0.0.0:4222', `127.0.0.1:${port}`)
    .replace('0.0.0.0:8222', `127.0.0.1:${monitor}`)
    .replace('0.0.0.0:6222', `127.0.0.1:${route}`)
  writeFileSync(join(folder, 'nats.conf'), config)
  const renew = (serial: string) => {
    const made = join(folder, serial)
    mkdirSync(made)
    const { cert, key } = createCertificate(made)
    for (const [file, name] of [
      [cert, 'tls.crt'],
      [cert, 'ca.crt'],
      [key, 'tls.key'],
    ] as const)
      copyFileSync(file, join(folder, 'tls', name))
  }
  mkdirSync(join(folder, 'tls'))
  renew('first')
  const server = startProgram('nats-server', ['-c', join(folder, 'nats.conf')], {
    folder,
    env: { POD_NAME: 'nats-0' },
  })
  stack.defer(() => stopProgram(server))
  const shown = () => readCertificate(port).catch(() => undefined)
  await waitUntil('the server', async () => (await shown()) !== undefined, 10_000)
  const first = await shown()

  const reloader = find('StatefulSet')?.spec.template.spec.containers.find(
    ({ name }: { name: string }) => name === 'reloader',
  )
  const [script = ''] = (reloader?.args ?? []) as string[]
  const running = startProgram('sh', ['-c', here(script).replace('sleep 60', 'sleep 0.2')], { folder })
  stack.defer(() => stopProgram(running))
  renew('second')
  await waitUntil('the renewed certificate', async () => ![undefined, first].includes(await shown()), 10_000)
}

/** Fingerprint of what a client sees: the server speaks first, then both change to TLS. */
function readCertificate(port: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connectTcp(port, '127.0.0.1').once('error', reject)
    socket.once('data', () => {
      const secure = connectTls({ socket, rejectUnauthorized: false }, () => {
        resolve(secure.getPeerCertificate().fingerprint256)
        secure.destroy()
      }).once('error', reject)
    })
  })
}
