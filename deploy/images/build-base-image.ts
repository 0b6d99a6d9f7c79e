import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runCommand } from './run-command.ts'

/** The image contains the libraries that Node and its native packages load, and no program that could be run. */
const PACKAGES = ['libc6', 'libgcc-s1', 'libstdc++6', 'tzdata', 'netbase', 'ca-certificates']

/** Programs, documents, and conversions of alphabets, which Node has itself. */
const NOT_NEEDED = [
  ...['bin', 'sbin', 'usr/bin', 'usr/sbin', 'usr/share/doc', 'usr/share/lintian', 'usr/share/man'],
  'usr/lib/x86_64-linux-gnu/gconv',
]

/**
 * Makes the image that ours are built on, where no registry can be reached, from packages of this machine's Debian and the node binary of the
 * npm package, with apt, dpkg and strip (binutils): for tests and closed networks. Elsewhere give `build.ts` a base with a digest.
 *
 * @param options.buildah `buildah` with its options
 */
export function buildBaseImage(settings: {
  buildah: readonly string[]
  root: string
  tag: string
  timestamp: string
}): void {
  const folder = mkdtempSync(join(tmpdir(), 'hibiki-base-'))
  try {
    const rootfs = join(folder, 'rootfs')
    mkdirSync(rootfs)
    runCommand('apt-get', ['download', '-qq', ...PACKAGES], folder)
    for (const file of readdirSync(folder).filter((name) => name.endsWith('.deb')))
      runCommand('dpkg', ['-x', join(folder, file), rootfs])
    const authorities = join(rootfs, 'usr/share/ca-certificates/mozilla')
    const certificates = readdirSync(authorities).sort()
    mkdirSync(join(rootfs, 'etc/ssl/certs'), { recursive: true })
    writeFileSync(
      join(rootfs, 'etc/ssl/certs/ca-certificates.crt'),
      certificates.map((name) => readFileSync(join(authorities, name), 'utf8')).join(''),
    )
    writeFileSync(join(rootfs, 'etc/passwd'), 'hibiki:x:10001:10001::/nonexistent:/usr/sbin/nologin\n')
    writeFileSync(join(rootfs, 'etc/group'), 'hibiki:x:10001:\n')
    for (const path of NOT_NEEDED) rmSync(join(rootfs, path), { recursive: true, force: true })
    mkdirSync(join(rootfs, 'nodejs/bin'), { recursive: true })
    cpSync(join(settings.root, 'node_modules/node/bin/node'), join(rootfs, 'nodejs/bin/node'))
    // 18 MB of names for debuggers.
    runCommand('strip', ['--strip-all', join(rootfs, 'nodejs/bin/node')])
    mkdirSync(join(rootfs, 'tmp'), { mode: 0o1777 })
    writeFileSync(join(folder, 'Containerfile'), 'FROM scratch\nCOPY rootfs /\n')
    const [buildah = 'buildah', ...options] = settings.buildah
    runCommand(buildah, [
      ...options,
      'bud',
      '--isolation',
      'chroot',
      '--timestamp',
      settings.timestamp,
      '-t',
      settings.tag,
      folder,
    ])
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
