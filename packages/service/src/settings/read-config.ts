import { settingProblems, withSettingFiles } from '@hibiki/http'
import { envSchema } from 'env-schema'
import { Type } from 'typebox'
import type { AnyContext } from '../context.ts'
import type { Service } from '../define-service.ts'
import { baseProperties, checkBaseSettings } from './base-settings.ts'

/** Settings as an environment has them, or as local mode and tests give them. */
export type Settings = Readonly<Record<string, string | number | boolean | undefined>>

/** Reads a service's settings; throws a sentence that names the variable that is missing or wrong. */
export function readConfig<Context extends AnyContext>(
  service: Service<Context>,
  settings: Settings,
): Context['config'] {
  const config = readVariables(service, settings)
  checkBaseSettings(config, { needsIdentity: service.sessions === undefined })
  service.config?.check?.(config)
  return config
}

function readVariables<Context extends AnyContext>(
  service: Service<Context>,
  settings: Settings,
): Context['config'] {
  const PORT = Type.Integer({ default: service.port, minimum: 0, maximum: 65535 })
  const schema = Type.Object({ ...baseProperties, PORT, ...service.config?.properties })
  const data = withSettingFiles(settings, Object.keys(schema.properties))
  try {
    return envSchema<Context['config']>({ schema, data, dotenv: false, env: false })
  } catch (error) {
    throw new Error(`a setting is missing or wrong: ${settingProblems(error)}`)
  }
}
