import type { paths } from './schema.gen.d.ts'

/** The body that a call returns when it succeeds. */
export type ResponseBody<Path extends keyof paths, Method extends 'get' | 'post' = 'get'> =
  paths[Path] extends Record<Method, { responses: { 200: { content: { 'application/json': infer Body } } } }>
    ? Body
    : never
