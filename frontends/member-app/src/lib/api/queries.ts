import createClient from 'openapi-react-query'
import type { OkStatus } from 'openapi-typescript-helpers'
import { api } from './client.ts'
import type { paths } from './schema.gen.d.ts'

/** The client throws every rejection, so queries fail with an `Error` instead of the described body. */
export type ThrowingPaths = {
  [Path in keyof paths]: {
    [Method in keyof paths[Path]]: paths[Path][Method] extends { responses: infer Responses }
      ? Omit<paths[Path][Method], 'responses'> & {
          responses: Pick<Responses, keyof Responses & OkStatus> & {
            default: { content: { 'application/json': Error } }
          }
        }
      : paths[Path][Method]
  }
}

/**
 * TanStack Query's hooks and options for every call. The key of a query is `[method, path, init]`, so texts in the member's language need
 * `useLanguageHeader` in `init`.
 */
export const $api = createClient<ThrowingPaths>(api as never)

export type QueryApi = typeof $api
