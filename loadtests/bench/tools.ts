import { execFile, spawnSync } from 'node:child_process'
import { promisify } from 'node:util'
import { createEnvironmentWithSbin } from '@hibiki/test-harness'

/** Makes sure that a program is installed, by apt (root) or brew if necessary. Otherwise it says what to install. */
export function requireOrInstallTool(command: string, packages: { apt: string; brew: string }): void {
  if (isInstalled(command)) return
  const install = installation(packages)
  if (install) {
    process.stdout.write(`Installing ${command} (${install.join(' ')}) …\n`)
    const [program = '', ...parameters] = install
    spawnSync(program, parameters, {
      stdio: 'ignore',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
  }
  if (!isInstalled(command))
    throw new Error(`The bench needs ${command}: install ${packages.apt} and run it again.`)
}

export function isInstalled(command: string): boolean {
  return spawnSync('sh', ['-c', `command -v ${command}`], { env: createEnvironmentWithSbin() }).status === 0
}

export async function runCommand(command: string, parameters: readonly string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(command, parameters, { env: createEnvironmentWithSbin() })
  return stdout
}

function installation(packages: { apt: string; brew: string }): string[] | null {
  if (isInstalled('brew')) return ['brew', 'install', packages.brew]
  if (!isInstalled('apt-get')) return null
  return ['apt-get', 'install', '-y', '--no-install-recommends', packages.apt]
}
