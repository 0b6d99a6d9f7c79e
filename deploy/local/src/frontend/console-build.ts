import { constants } from 'node:os'
import { isBuildCurrent } from '@hibiki/frontend-build'
import { buildFrontend, LOCAL_BROTLI_QUALITY } from './build-frontend.ts'
import { adminConsole } from './frontends.ts'

export interface ConsoleBuild {
  /** Resolves when the console is built; rejects with the build's error, or when the start was cancelled. */
  built: Promise<void>
  /** Starts the build, which nobody waits for. */
  begin(): void
}

/**
 * Prepares the console's build, which starts after the gateway is open: few people need the console, and everybody waits for the gateway.
 * Returns null when there is nothing to build.
 */
export function prepareConsoleBuild(signal: AbortSignal): ConsoleBuild | null {
  if (isBuildCurrent(adminConsole.folder, LOCAL_BROTLI_QUALITY)) return null
  const { promise: built, resolve, reject } = Promise.withResolvers<void>()
  built.catch(() => {})
  const priority = constants.priority.PRIORITY_BELOW_NORMAL
  return {
    built,
    begin: () => void buildFrontend(adminConsole, { signal, priority }).then(() => resolve(), reject),
  }
}
