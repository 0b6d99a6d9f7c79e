import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { findChromiumPath, headlessShellPath } from '../launch-chromium.ts'
import { hasNginx } from '../servers/start-media-edge.ts'
import { usesContainers } from '../servers/uses-containers.ts'
import { actionlintModule, getActionlintFolder, getActionlintPath } from './actionlint.ts'
import { buildGoProgram, installGoProgram } from './go.ts'
import { getStripeMockFolder, getStripeMockPath, stripeMockModule } from './stripe-mock.ts'
import { getVersitygwPath, s3ServerSource } from './versitygw.ts'

/** Something the tests need that npm does not bring. */
export type Tool = PackagedTool | BuiltTool

interface AnyTool {
  name: string
  present(): boolean
  /** Returns why the tests can do without the tool, if they can. */
  substitute(): string | undefined
}

export interface PackagedTool extends AnyTool {
  apt: string
  brew: { name: string; cask: boolean }
}

export interface BuiltTool extends AnyTool {
  /** Returns undefined on success, else why it could not be built. */
  build(): string | undefined
  /** The advice for a person. */
  advice: string
}

export const testTools: Tool[] = [
  {
    name: 'nats-server',
    present: () => canRunCommand('nats-server', '--version'),
    substitute: findContainerSubstitute,
    apt: 'nats-server',
    brew: { name: 'nats-server', cask: false },
  },
  {
    name: 'chromium-headless-shell',
    // Debian's package; others have no such, and a Chromium that was named is what shall be used.
    present: () =>
      process.platform !== 'linux' ||
      process.env.CHROMIUM_PATH !== undefined ||
      existsSync(headlessShellPath),
    substitute: () => 'a whole Chromium',
    apt: 'chromium-headless-shell',
    brew: { name: 'chromium', cask: true },
  },
  {
    name: 'chromium',
    present: () => findChromiumPath() !== undefined,
    substitute: () => undefined,
    apt: 'chromium',
    brew: { name: 'chromium', cask: true },
  },
  {
    name: 'a Japanese font',
    present: hasJapaneseFont,
    substitute: () => undefined,
    apt: 'fonts-noto-cjk',
    brew: { name: 'font-noto-sans-cjk-jp', cask: true },
  },
  {
    name: 'versitygw (an S3 server)',
    present: () => canRunCommand(getVersitygwPath(), '--version'),
    substitute: findContainerSubstitute,
    build: () => buildGoProgram(s3ServerSource, getVersitygwPath()),
    advice: 'install Go 1.25 or newer and run npm test again, or run it with TEST_SERVERS=containers',
  },
  {
    name: 'nginx',
    present: hasNginx,
    substitute: () => undefined,
    apt: 'nginx-light',
    brew: { name: 'nginx', cask: false },
  },
  {
    name: 'stripe-mock',
    present: () => canRunCommand(getStripeMockPath(), '-version'),
    substitute: () => undefined,
    build: () => installGoProgram(stripeMockModule, getStripeMockFolder()),
    advice: 'install Go 1.25 or newer and run npm test again',
  },
  {
    name: 'actionlint',
    present: () => canRunCommand(getActionlintPath(), '-version'),
    substitute: () => 'nothing: the workflows of the public CI stay unchecked here',
    build: () => installGoProgram(actionlintModule, getActionlintFolder()),
    advice: 'install Go 1.25 or newer and run npm test again',
  },
]

function findContainerSubstitute(): string | undefined {
  return usesContainers() ? 'a container' : undefined
}

/** macOS brings Japanese fonts; elsewhere fontconfig knows, or the folder of the usual package is there. */
function hasJapaneseFont(): boolean {
  if (process.platform === 'darwin') return true
  const known = spawnSync('fc-list', [':lang=ja', 'file'], { encoding: 'utf8' })
  if (known.status === 0) return known.stdout.trim() !== ''
  return existsSync('/usr/share/fonts/opentype/noto')
}

export function canRunCommand(command: string, ...args: string[]): boolean {
  return spawnSync(command, args, { stdio: 'ignore', timeout: 20_000 }).status === 0
}
