import { describeSettingProblems, resolveSettingFiles } from '@hibiki/http'
import { envSchema } from 'env-schema'
import { type TObject, type TProperties, Type } from 'typebox'
import type { AnyContext, AnyStatelessContext } from '../context.ts'
import type { ServiceDefinition, StatelessService } from '../define-service.ts'
import { findProductionProblems } from './production-problems.ts'
import {
  collectErrorMessage,
  findCommonSettingsProblems,
  statelessSettingsProperties,
} from './stateless-settings.ts'

/** Settings as an environment has them, or as local mode and tests give them. */
export type Settings = Readonly<Record<string, string | number | boolean | undefined>>

/** Reads the settings of a service without a database; throws like `readConfig`. */
export function readStatelessConfig<Context extends AnyStatelessContext>(
  service: StatelessService<Context>,
  settings: Settings,
): Context['config'] {
  return readSettings(service, settings, {
    properties: statelessSettingsProperties,
    findProblems: findCommonSettingsProblems,
  })
}

/**
 * Reads common and own settings of a service.
 *
 * @throws Error with a sentence for each variable that is missing or wrong, all of them at once; never with a value that may be secret
 */
export function readSettings<Context extends AnyContext>(
  service: ServiceDefinition<Context, unknown>,
  settings: Settings,
  common: { properties: TProperties; findProblems(config: Context['config']): string[] },
): Context['config'] {
  const schema = schemaOf(service, common.properties)
  const names = Object.keys(schema.properties)
  const data = resolveSettingFiles(settings, names)
  const read = readVariables<Context['config']>(schema, data)
  const findProblems = (config: Context['config']) => [
    ...common.findProblems(config),
    ...collectErrorMessage(() => service.config?.check?.(config)),
  ]
  const problems = [
    ...(data.MODE === 'production' ? findProductionProblems(data, names) : []),
    ...('problem' in read ? [read.problem] : findProblems(read.config)),
  ]
  if (problems.length > 0 || 'problem' in read)
    throw new Error(`a setting is missing or wrong: ${[...new Set(problems)].join('; ')}`)
  return read.config
}

/** There is one object per service, because `env-schema` recognizes a compiled schema by its object. */
const schemas = new WeakMap<object, TObject>()

function schemaOf<Context extends AnyContext>(
  service: ServiceDefinition<Context, unknown>,
  properties: TProperties,
): TObject {
  const known = schemas.get(service)
  if (known) return known
  const PORT = Type.Integer({ default: service.port, minimum: 0, maximum: 65535 })
  const schema = Type.Object({ ...properties, PORT, ...service.config?.properties })
  schemas.set(service, schema)
  return schema
}

function readVariables<Config>(schema: TObject, data: Settings): { config: Config } | { problem: string } {
  try {
    return { config: envSchema<Config>({ schema, data, dotenv: false, env: false }) }
  } catch (error) {
    return { problem: describeSettingProblems(error) }
  }
}
