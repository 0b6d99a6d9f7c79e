import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { formatBrokerUsers } from '@hibiki/messaging'
import { createCertificate } from '../product/certificate.ts'
import { runOrThrow } from '../steps.ts'
import type { KubernetesObject } from './network-policies.ts'
import { readChartValues, readPlatformObjects } from './platform.ts'

type ConfigMap = KubernetesObject & { data: Record<string, string> }

const configMap = (objects: readonly KubernetesObject[], name: string): ConfigMap['data'] => {
  const found = objects.find(({ kind, metadata }) => kind === 'ConfigMap' && metadata.name === name)
  if (!found) throw new Error(`there is no ConfigMap ${name}`)
  return (found as ConfigMap).data
}

function save(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}

/** Has nats-server read the configuration of the platform, with users and a certificate as a cluster would have. @throws Error with what it said */
export function checkNatsConfiguration(folder: string): void {
  const { cert, key } = createCertificate(folder)
  const text = (configMap(readPlatformObjects(), 'nats')['nats.conf'] ?? '')
    .replaceAll('/etc/nats/tls/tls.crt', cert)
    .replaceAll('/etc/nats/tls/ca.crt', cert)
    .replaceAll('/etc/nats/tls/tls.key', key)
  const users = Object.keys(readChartValues('medium').services).map((service) => ({ service, password: 'x' }))
  save(join(folder, 'nats.conf'), text)
  save(join(folder, 'users/users.conf'), formatBrokerUsers(users))
  runOrThrow('nats-server', ['-t', '-c', join(folder, 'nats.conf')], { env: { POD_NAME: 'nats-0' } })
}

/** Returns the files of the edge as the chart renders them. */
export const findChartEdgeFiles = (release: readonly KubernetesObject[]) =>
  configMap(release, 'hibiki-media-edge')

/** Reads the files of the edge as compose mounts them. */
export function readComposeEdgeFiles(): Record<string, string> {
  const deploy = fileURLToPath(new URL('../../', import.meta.url))
  const readFiles = (place: string) =>
    readdirSync(join(deploy, place)).map((name) => [name, readFileSync(join(deploy, place, name), 'utf8')])
  return Object.fromEntries([...readFiles('edge'), ...readFiles('compose/media-edge')])
}

/**
 * Has nginx read the configuration of the edge; names of servers are this machine, and a server whose name moves is for nginx 1.27.3 and newer.
 * @throws Error with what it said
 */
export function checkNginxConfiguration(edge: Record<string, string>, folder: string, caFile: string): void {
  const { 'nginx.conf': main = '', ...others } = edge
  const here = (text: string) =>
    text
      .replaceAll(/^( *)server \S+?(:\d+)?( resolve)?;/gm, '$1server 127.0.0.1:80;')
      .replaceAll(/^(resolver|access_log) .*$/gm, '')
      .replaceAll(/\/run\/secrets\/media-edge(\/key\.conf|-key-conf)/g, join(folder, 'key.conf'))
      .replaceAll(/(proxy_ssl_trusted_certificate) .*;/g, `$1 ${caFile};`)
  const site = ['main.conf', 'http.conf', 'server.conf', 'source.conf', 'key.conf']
  save(join(folder, 'nginx.conf'), main)
  for (const [name, text] of Object.entries(others))
    save(join(folder, site.includes(name) ? `site/${name}` : name), here(text))
  save(join(folder, 'key.conf'), 'proxy_set_header X-Internal-Media-Edge x;')
  runOrThrow('nginx', ['-t', '-p', folder, '-c', join(folder, 'nginx.conf')])
}
