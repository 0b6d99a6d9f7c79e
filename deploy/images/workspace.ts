import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { runCommand } from './run-command.ts'

/** Packages that services share with tests and with the console name these as dependencies; no service loads them. */
const NOT_LOADED = new Set(['@hibiki/test-harness', 'vitest', 'ra-core', 'ra-data-simple-rest'])

/** Files for tests (no-test-code-in-production in .dependency-cruiser.cjs keeps services from loading them) and for the console. */
const NOT_LOADED_FILE =
  /(^|\/)(tests|testing)\/|\.(test|e2e)\.tsx?$|(^|\/)testing\.ts$|^packages\/admin-resource\/src\/console\//

/**
 * These files of dependencies are read only by people, editors and debuggers. Our own packages, which are links there, read their
 * documents.
 */
const NOT_RUN_FILE = /^(?!@hibiki\/).*(\.(map|md)|\.d\.[cm]?ts|_test\.js)$/

export interface PackageManifest {
  name: string
  workspaces?: string[]
  dependencies?: Record<string, string>
  exports?: Record<string, string>
  [key: string]: unknown
}

export function readManifest(folder: string): PackageManifest {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as PackageManifest
}

/** Converts a package.json to that of the image: without what only tests or browsers need, and without scripts. */
export function toProductionManifest(manifest: PackageManifest): PackageManifest {
  const { devDependencies: _tests, scripts: _scripts, ...rest } = manifest
  const dependencies = Object.fromEntries(
    Object.entries(manifest.dependencies ?? {}).filter(([name]) => !NOT_LOADED.has(name)),
  )
  return { ...rest, dependencies }
}

/** Returns whether a file of a workspace becomes part of the image. */
export function belongsInImage(path: string): boolean {
  return !NOT_LOADED_FILE.test(path)
}

/** Returns whether a file of `node_modules` becomes part of the image. */
export function isRuntimeFile(path: string): boolean {
  return !NOT_RUN_FILE.test(path)
}

/** Lists the folders of a service and of all workspaces it needs to run, relative to `root`; sorted. */
export function listWorkspaces(service: string, root: string): string[] {
  const folders = new Map(
    runCommand('git', ['ls-files', 'packages/*/package.json', 'services/*/package.json'], root)
      .split('\n')
      .map((path) => dirname(path))
      .map((folder) => [readManifest(join(root, folder)).name, folder]),
  )
  const needed = new Set<string>()
  const add = (name: string) => {
    const folder = folders.get(name)
    if (folder === undefined || needed.has(folder)) return
    needed.add(folder)
    for (const other of Object.keys(
      toProductionManifest(readManifest(join(root, folder))).dependencies ?? {},
    ))
      add(other)
  }
  add(`@hibiki/${service}`)
  if (needed.size === 0) throw new Error(`there is no service "${service}" in services/`)
  return [...needed].sort()
}

/**
 * Makes `<target>` the service as its image has it: the tracked files of the workspaces it needs, without tests, and their dependencies in the
 * versions of the lock file. No script of a dependency runs.
 */
export function assembleServiceApp(
  service: string,
  { root, target }: { root: string; target: string },
): void {
  rmSync(target, { recursive: true, force: true })
  mkdirSync(target, { recursive: true })
  const workspaces = listWorkspaces(service, root)
  for (const path of runCommand('git', ['ls-files', ...workspaces], root)
    .split('\n')
    .filter(belongsInImage)) {
    mkdirSync(join(target, dirname(path)), { recursive: true })
    cpSync(join(root, path), join(target, path))
  }
  for (const folder of workspaces)
    writeJson(join(target, folder, 'package.json'), toProductionManifest(readManifest(join(root, folder))))
  const { name, version, type } = readManifest(root)
  writeJson(join(target, 'package.json'), { name, version, type, private: true, workspaces })
  cpSync(join(root, 'package-lock.json'), join(target, 'package-lock.json'))
  runCommand(
    'npm',
    [
      ...['install', '--omit=dev', '--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline'],
      ...['--os=linux', `--cpu=${process.arch}`, '--libc=glibc'],
    ],
    target,
  )
  const modules = join(target, 'node_modules')
  for (const path of readdirSync(modules, { recursive: true, encoding: 'utf8' }))
    if (!isRuntimeFile(path)) rmSync(join(modules, path))
}

function writeJson(path: string, value: unknown): void {
  writeFileSync(path, `${JSON.stringify(value, null, 2)}\n`)
}
