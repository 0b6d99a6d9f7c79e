import { describeSettingProblems, resolveSettingFiles } from '@hibiki/http'
import { envSchema } from 'env-schema'
import { type TObject, Type } from 'typebox'
import type { AnyServiceContext } from '../context.ts'
import type { Service } from '../define-service.ts'
import { baseSettingsProperties, collectErrorMessage, findBaseSettingsProblems } from './base-settings.ts'
import { findProductionProblems } from './production-problems.ts'

/** Settings as an environment has them, or as local mode and tests give them. */
export type Settings = Readonly<Record<string, string | number | boolean | undefined>>

/**
 * Reads a service's settings.
 *
 * @throws Error with a sentence for each variable that is missing or wrong, all of them at once; never with a value that may be secret
 */
export function readConfig<Context extends AnyServiceContext>(
  service: Service<Context>,
  settings: Settings,
): Context['config'] {
  const schema = schemaOf(service)
  const names = Object.keys(schema.properties)
  const data = resolveSettingFiles(settings, names)
  const read = readVariables<Context['config']>(schema, data)
  const problems = [
    ...(data.MODE === 'production' ? findProductionProblems(data, names) : []),
    ...('problem' in read ? [read.problem] : problemsOf(service, read.config)),
  ]
  if (problems.length > 0 || 'problem' in read)
    throw new Error(`a setting is missing or wrong: ${[...new Set(problems)].join('; ')}`)
  return read.config
}

/** There is one object per service, because `env-schema` recognizes a compiled schema by its object. */
const schemas = new WeakMap<object, TObject>()

function schemaOf<Context extends AnyServiceContext>(service: Service<Context>): TObject {
  const known = schemas.get(service)
  if (known) return known
  const PORT = Type.Integer({ default: service.port, minimum: 0, maximum: 65535 })
  const schema = Type.Object({ ...baseSettingsProperties, PORT, ...service.config?.properties })
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

function problemsOf<Context extends AnyServiceContext>(
  service: Service<Context>,
  config: Context['config'],
): string[] {
  return [
    ...findBaseSettingsProblems(config, { needsIdentity: service.sessions === undefined }),
    ...collectErrorMessage(() => service.config?.check?.(config)),
  ]
}
