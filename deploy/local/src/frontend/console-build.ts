import { constants } from 'node:os'
import { isBuilt } from '@hibiki/frontend-build'
import { buildFrontend, LOCAL_BROTLI_QUALITY } from './build-frontend.ts'
import { adminConsole } from './frontends.ts'

export interface ConsoleBuild {
  /** Resolves when the console is built; rejects with what went wrong, or when the start was given up. */
  built: Promise<void>
  /** Begins; nobody waits for it. */
  begin(): void
}

/**
 * The console's build, put off until the front door is open: few people need the console, and everybody waits for the
 * door. Null when there is nothing to build.
 */
export function prepareConsoleBuild(signal: AbortSignal): ConsoleBuild | null {
  if (isBuilt(adminConsole.folder, LOCAL_BROTLI_QUALITY)) return null
  const { promise: built, resolve, reject } = Promise.withResolvers<void>()
  built.catch(() => {})
  const priority = constants.priority.PRIORITY_BELOW_NORMAL
  return {
    built,
    begin: () => void buildFrontend(adminConsole, { signal, priority }).then(() => resolve(), reject),
  }
}
