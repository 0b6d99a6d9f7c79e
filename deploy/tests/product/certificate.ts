import { chmodSync } from 'node:fs'
import { join } from 'node:path'
import { runOrThrow } from '../steps.ts'

/** Creates a self-signed certificate of this machine, as PEM files in the folder. */
export function createCertificate(folder: string): { cert: string; key: string } {
  const [cert, key] = [join(folder, 'cert.pem'), join(folder, 'key.pem')]
  const names = 'subjectAltName=DNS:localhost,IP:127.0.0.1'
  runOrThrow('openssl', [
    ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '2'],
    ...['-subj', '/CN=localhost', '-addext', names, '-keyout', key, '-out', cert],
  ])
  chmodSync(cert, 0o644)
  return { cert, key }
}
