import type { AnyServiceContext } from '../context.ts'
import type { Service } from '../define-service.ts'
import { baseSettingsProperties, findBaseSettingsProblems } from './base-settings.ts'
import { readSettings, type Settings } from './read-settings.ts'

/**
 * Reads the settings of a service with a database.
 *
 * @throws Error with a sentence for each variable that is missing or wrong, all of them at once; never with a value that may be secret
 */
export function readConfig<Context extends AnyServiceContext>(
  service: Service<Context>,
  settings: Settings,
): Context['config'] {
  return readSettings(service, settings, {
    properties: baseSettingsProperties,
    findProblems: (config) =>
      findBaseSettingsProblems(config, { needsIdentity: service.sessions === undefined }),
  })
}
