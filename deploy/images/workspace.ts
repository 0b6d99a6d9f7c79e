import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { runCommand } from './run-command.ts'

/** Makes `target` the part of the repository that a service needs to run: its workspace, those it depends on, and their lock file. */
export function pruneWorkspaces(service: string, options: { root: string; target: string }): void {
  rmSync(options.target, { recursive: true, force: true })
  runCommand(
    join(options.root, 'node_modules/.bin/turbo'),
    ['prune', `@hibiki/${service}`, '--production', '--out-dir', options.target],
    options.root,
  )
}

/** Makes `target` the service as its image has it, with its dependencies in the versions of the lock file. No script of a dependency runs. */
export function assembleServiceApp(service: string, options: { root: string; target: string }): void {
  pruneWorkspaces(service, options)
  // npm would look for workspaces that only tests need in the registry, and install what is an optional peer of a dependency and a tool here.
  runCommand(
    'npm',
    ['pkg', 'delete', 'devDependencies', 'overrides', '--workspaces', '--include-workspace-root'],
    options.target,
  )
  runCommand(
    'npm',
    [
      ...['install', '--omit=dev', '--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline'],
      ...['--os=linux', `--cpu=${process.arch}`, '--libc=glibc'],
    ],
    options.target,
  )
}
