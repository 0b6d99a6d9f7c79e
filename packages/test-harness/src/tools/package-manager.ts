import { spawnSync } from 'node:child_process'
import { canRunCommand, type PackagedTool } from './tools.ts'

export interface PackageManager {
  /** Returns undefined on success, else the last lines of what the package manager said. */
  install(tool: PackagedTool): string | undefined
  /** The command a person would type. */
  command(tool: PackagedTool): string
}

/** Returns apt-get if it may be used (root, or sudo without a password), brew on a Mac, otherwise nothing. */
export function findPackageManager(): PackageManager | undefined {
  if (canRunCommand('apt-get', '--version')) {
    if (process.getuid?.() === 0) return apt([])
    if (canRunCommand('sudo', '-n', 'true')) return apt(['sudo', '-n'])
  }
  if (canRunCommand('brew', '--version')) return brew
  return undefined
}

/** Manuals are not installed, because Debian would rebuild the index of their section for each. */
const withoutManuals = ['-o', 'DPkg::Options::=--path-exclude=/usr/share/man/*']

function apt(prefix: string[]): PackageManager {
  let updated = false
  return {
    install(tool) {
      if (!updated) execute([...prefix, 'apt-get', 'update', '-qq'])
      updated = true
      const options = ['-y', '-qq', '--no-install-recommends', ...withoutManuals]
      return execute([...prefix, 'apt-get', 'install', ...options, tool.apt])
    },
    command: (tool) => `apt-get install ${tool.apt}`,
  }
}

const brew: PackageManager = {
  install: (tool) => execute(['brew', 'install', ...(tool.brew.cask ? ['--cask'] : []), tool.brew.name]),
  command: (tool) => `brew install ${tool.brew.cask ? '--cask ' : ''}${tool.brew.name}`,
}

function execute([command = '', ...args]: string[]): string | undefined {
  const result = spawnSync(command, args, {
    encoding: 'utf8',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    timeout: 600_000,
  })
  if (result.status === 0) return undefined
  return (result.stderr || result.stdout || String(result.error)).trim().split('\n').slice(-3).join('\n')
}
