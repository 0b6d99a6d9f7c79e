import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { isBuildCurrent } from '@hibiki/frontend-build'
import { buildBaseImage } from './build-base-image.ts'
import { runCommand } from './run-command.ts'
import { assembleServiceApp } from './workspace.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const usage = `node deploy/images/build.ts <service> [--tag hibiki-<service>:<commit>] [--base image@sha256:…] [--sbom file]
  [--without-frontends] [--buildah "buildah --root …"]

Builds the image of one service. Without --base it makes one of Debian packages first. The gateway's has the built frontends
(npm run build -w frontends/member-app -w frontends/admin-console). Prints the image's tag and digest.`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    tag: { type: 'string' },
    base: { type: 'string' },
    sbom: { type: 'string' },
    'without-frontends': { type: 'boolean', default: false },
    buildah: { type: 'string', default: 'buildah --storage-driver overlay' },
  },
})
const [service] = positionals
if (service === undefined) {
  process.stderr.write(`${usage}\n`)
  process.exit(2)
}
build(service)

/** The same commit gives the same digest: file times are those of the commit, and dependencies have the versions of the lock file. */
function build(name: string): void {
  const changed = runCommand('git', ['status', '--porcelain'], root) !== ''
  const revision = runCommand('git', ['rev-parse', 'HEAD'], root) + (changed ? '-changed' : '')
  const timestamp = runCommand('git', ['log', '-1', '--format=%ct'], root)
  const buildah = values.buildah.split(' ')
  const [command = 'buildah', ...options] = buildah
  const tag = values.tag ?? `hibiki-${name}:${revision.slice(0, 12)}`
  const base = values.base ?? 'localhost/hibiki-base:local'
  if (values.base === undefined) buildBaseImage({ buildah, root, tag: base, timestamp })
  const context = mkdtempSync(join(tmpdir(), 'hibiki-image-'))
  try {
    const app = join(context, 'app')
    assembleServiceApp(name, { root, target: app })
    if (values.sbom !== undefined)
      writeFileSync(values.sbom, runCommand('npm', ['sbom', '--omit=dev', '--sbom-format=cyclonedx'], app))
    // npm's notes on what it installed, which differ from run to run.
    rmSync(join(app, 'node_modules/.package-lock.json'), { force: true })
    cpSync(join(root, 'deploy/images/healthcheck.mjs'), join(app, 'healthcheck.mjs'))
    if (name === 'gateway' && !values['without-frontends']) copyFrontends(app)
    runCommand(command, [
      ...[...options, 'bud', '--isolation', 'chroot', '--timestamp', timestamp],
      ...[
        '--build-arg',
        `BASE=${base}`,
        '--build-arg',
        `SERVICE=${name}`,
        '--build-arg',
        `REVISION=${revision}`,
      ],
      ...['--ignorefile', join(root, 'deploy/images/.containerignore')],
      ...['-t', tag, '-f', join(root, 'deploy/images/Containerfile'), context],
    ])
  } finally {
    rmSync(context, { recursive: true, force: true })
  }
  const digest = runCommand(command, [
    ...options,
    'inspect',
    '--type',
    'image',
    '--format',
    '{{.FromImageDigest}}',
    tag,
  ])
  process.stdout.write(`${tag} ${digest}\n`)
}

function copyFrontends(app: string): void {
  for (const frontend of ['member-app', 'admin-console']) {
    const dist = join(root, 'frontends', frontend, 'dist')
    // Builds of `npm start` or the tests are compressed for the machine that built them, so they are not reused.
    if (!isBuildCurrent(join(root, 'frontends', frontend)))
      throw new Error(
        `${dist} is not a build of these sources for visitors: npm run build -w frontends/${frontend}`,
      )
    cpSync(dist, join(app, 'frontends', frontend), { recursive: true })
  }
}
