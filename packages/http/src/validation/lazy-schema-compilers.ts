import type { FastifyRouteSchemaDef, FastifyValidationResult } from 'fastify/types/schema.js'
import { compileSerializer, compileValidator } from './schema-compilers.ts'

type SchemaOfRoute = FastifyRouteSchemaDef<object>

/**
 * The compilers of an app, which compile a schema with its first request: a service has hundreds, and compiling them all took longer
 * than the rest of its start. `problems` compiles what is left, so that the conventions test finds a schema that cannot be.
 */
export interface LazySchemaCompilers {
  compileValidator(definition: SchemaOfRoute): FastifyValidationResult
  compileSerializer(definition: SchemaOfRoute): (data: unknown) => string
  /** Returns one sentence per schema that cannot be compiled. */
  listProblems(): string[]
}

export function createLazySchemaCompilers(): LazySchemaCompilers {
  const compilations: { route: string; compile: () => unknown }[] = []
  const onFirstUse = <Compiled>(
    { method, url }: SchemaOfRoute,
    compile: () => Compiled,
  ): (() => Compiled) => {
    let compiled: Compiled | undefined
    const compileOnce = () => {
      compiled ??= compile()
      return compiled
    }
    compilations.push({ route: `${method} ${url}`, compile: compileOnce })
    return compileOnce
  }
  return {
    compileValidator: (definition) => {
      const validator = onFirstUse(definition, () => compileValidator(definition))
      return (data) => {
        const validate = validator()
        return validate(data) || { error: (validate.errors ?? []) as never[] }
      }
    },
    compileSerializer: (definition) => {
      const serializer = onFirstUse(definition, () => compileSerializer(definition))
      return (data) => serializer()(data)
    },
    listProblems: () => compilations.flatMap(({ route, compile }) => problemOf(route, compile)),
  }
}

function problemOf(route: string, compile: () => unknown): string[] {
  try {
    compile()
    return []
  } catch (error) {
    return [`${route} has a schema that cannot be compiled: ${(error as Error).message}`]
  }
}
