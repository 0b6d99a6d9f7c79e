import type { paths } from './schema.gen.d.ts'

type Method = 'get' | 'post' | 'put' | 'delete'

type NameOf<Path extends keyof paths, M extends Method> = paths[Path][M] extends object
  ? `${Uppercase<M>} ${Path}`
  : never

/** Every call that the console makes, as the services' OpenAPI documents name it: `"GET /admin/members/{id}"`. */
export type CallName = { [Path in keyof paths]: { [M in Method]: NameOf<Path, M> }[Method] }[keyof paths]

type Operation<Name extends CallName> = Name extends `${infer M} ${infer Path extends keyof paths}`
  ? paths[Path][Lowercase<M> & Method]
  : never

/** The body of a call's 200 answer. */
export type Answer<Name extends CallName> =
  Operation<Name> extends { responses: { 200: { content: { 'application/json': infer Body } } } }
    ? Body
    : never

/** The body that a call takes. */
export type Request<Name extends CallName> =
  Operation<Name> extends { requestBody?: { content: { 'application/json': infer Body } } } ? Body : never

/** A row of a list call. */
export type Row<Name extends CallName> = Answer<Name> extends (infer One)[] ? One : never
