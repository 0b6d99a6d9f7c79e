// node deploy/tests/images.ts [service…]: a minute each. --buildah and --podman may name the programs with their options.
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { attempt, must, needs, runChecks, Skipped } from './steps.ts'

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
const services = positionals.length > 0 ? positionals : ['charts', 'aiesthe']
const MAX_BYTES = 250_000_000

const tagOf = (service: string) => `localhost/hibiki-${service}:check`

function digestOfBuild(service: string): string {
  const args = [
    'deploy/images/build.ts',
    service,
    '--tag',
    tagOf(service),
    '--buildah',
    buildah,
    '--without-frontends',
  ]
  const line = must('node', args, { cwd: root })
    .split('\n')
    .find((text) => text.startsWith(tagOf(service)))
  return line ?? ''
}

function runLocked(service: string, command: readonly string[]) {
  const locked = ['--read-only', '--cap-drop=ALL', '--security-opt=no-new-privileges', '--network=none']
  return attempt(podman, [...podmanOptions, 'run', '--rm', ...locked, tagOf(service), ...command])
}

/** Runs inside: who we are, what we may, and that there is nothing to break out with. */
const probe = `const fs = require('fs'); const code = (f) => { try { f(); return 'done' } catch (e) { return e.code } };
console.log(JSON.stringify([process.getuid(), fs.readFileSync('/proc/self/status', 'utf8').match(/CapEff:\\s*(\\w+)/)[1],
code(() => fs.writeFileSync('/app/x', '')), code(() => require('child_process').execFileSync('/bin/sh'))]))`

const good = runChecks(
  Object.fromEntries(
    services.flatMap((service) => [
      [
        `${service}: two builds give one digest, and at most 250 MB`,
        () => {
          needs('buildah', 'the package buildah')
          const [first, second] = [digestOfBuild(service), digestOfBuild(service)]
          if (first === '' || first !== second) throw new Error(`${first} and ${second}`)
          const format = ['image', 'inspect', '--format', '{{.Size}}', tagOf(service)]
          const bytes = Number(must(podman, [...podmanOptions, ...format]))
          if (!(bytes <= MAX_BYTES)) throw new Error(`${bytes} bytes`)
          process.stdout.write(`         ${first}, ${Math.round(bytes / 1e6)} MB\n`)
        },
      ],
      [
        `${service}: runs locked down and names the settings that are missing`,
        () => {
          if (!attempt(podman, [...podmanOptions, 'image', 'exists', tagOf(service)]).ok)
            throw new Skipped('the image was not built, or podman is missing')
          const inside = runLocked(service, ['-e', probe])
          if (!inside.output.includes('[10001,"0000000000000000","EROFS","ENOENT"]'))
            throw new Error(inside.output)
          const started = runLocked(service, [])
          if (started.ok || !/INTERNAL_KEYS must be set/.test(started.output)) throw new Error(started.output)
        },
      ],
    ]),
  ),
)
process.exitCode = good ? 0 : 1
