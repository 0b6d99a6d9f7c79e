import { join } from 'node:path'
import { getCachedToolFolder } from './cached-tool-folder.ts'

/** Checks the workflows of the public CI; Go builds it once. */
const actionlintVersion = 'v1.7.12'
export const actionlintModule = `github.com/rhysd/actionlint/cmd/actionlint@${actionlintVersion}`

export function getActionlintFolder(): string {
  return getCachedToolFolder(`actionlint-${actionlintVersion}`)
}

export function getActionlintPath(): string {
  return join(getActionlintFolder(), 'actionlint')
}
