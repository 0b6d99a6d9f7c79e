import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { findFreePort } from '@hibiki/embedded-postgres'
import { startProgram, stopProgram } from '../product/processes.ts'
import { type RunResult, runOrThrow, runProgram } from '../steps.ts'

const TOKEN = 'check'
const READY_WITHIN_MS = 120_000

export interface ApiServer {
  /** kubectl as an administrator; `input` is what it reads for `-f -`. */
  kubectl(args: readonly string[], input?: string): RunResult
}

/** Starts etcd and a kube-apiserver on loopback, with the admission a cluster has by default; both stop with the stack. */
export async function startApiServer(folder: string, stack: AsyncDisposableStack): Promise<ApiServer> {
  const [clients, peers, port] = [await findFreePort(), await findFreePort(), await findFreePort()]
  const address = (of: number) => `http://127.0.0.1:${of}`
  run('etcd', folder, stack, [
    `--data-dir=${join(folder, 'etcd')}`,
    ...[`--listen-client-urls=${address(clients)}`, `--advertise-client-urls=${address(clients)}`],
    ...[`--listen-peer-urls=${address(peers)}`, `--initial-advertise-peer-urls=${address(peers)}`],
    `--initial-cluster=default=${address(peers)}`,
  ])
  const [key, tokens] = [join(folder, 'accounts.key'), join(folder, 'tokens.csv')]
  runOrThrow('openssl', ['genrsa', '-out', key, '2048'])
  writeFileSync(tokens, `${TOKEN},admin,admin,system:masters\n`)
  run('kube-apiserver', folder, stack, [
    ...[`--etcd-servers=${address(clients)}`, '--bind-address=127.0.0.1', '--advertise-address=127.0.0.1'],
    ...[`--secure-port=${port}`, `--cert-dir=${join(folder, 'certificates')}`, `--token-auth-file=${tokens}`],
    ...[`--service-account-key-file=${key}`, `--service-account-signing-key-file=${key}`],
    ...['--service-account-issuer=https://127.0.0.1', '--service-cluster-ip-range=10.96.0.0/16'],
    ...['--authorization-mode=RBAC', '--endpoint-reconciler-type=none'],
    // The controller manager, which would create the default account of the namespace, does not run here.
    '--disable-admission-plugins=ServiceAccount',
  ])
  const common = [`--server=https://127.0.0.1:${port}`, `--token=${TOKEN}`, '--insecure-skip-tls-verify']
  const cache = `--cache-dir=${join(folder, 'kubectl')}`
  const kubectl = (args: readonly string[], input?: string) =>
    runProgram('kubectl', [...common, cache, ...args], input === undefined ? {} : { input })
  const deadline = performance.now() + READY_WITHIN_MS
  for (;;) {
    const { ok, output } = kubectl(['get', '--raw', '/readyz'])
    if (ok) return { kubectl }
    if (performance.now() > deadline) throw new Error(`the kube-apiserver is not ready: ${output}`)
    await sleep(500)
  }
}

function run(command: string, folder: string, stack: AsyncDisposableStack, args: readonly string[]): void {
  const child = startProgram(command, args, { folder })
  stack.defer(() => stopProgram(child))
}
