import type { ApiCallName, ApiRequestBody, ApiResponseBody } from '@hibiki/admin-resource/console'
import { type DefaultBodyType, type HttpHandler, HttpResponse, http, type RequestHandlerOptions } from 'msw'

/** The error body of every Hibiki service. */
export interface ApiError {
  code: string
  message: string
  requestId: string
  fields?: Record<string, string>
}

type Method = 'get' | 'post' | 'put' | 'delete'
type PathOf<Paths extends object, M extends Method> =
  ApiCallName<Paths> extends infer Name
    ? Name extends `${Uppercase<M>} ${infer Path}`
      ? Path
      : never
    : never

/** What a mock responds with: the body of the contract, or a response with it or with an error. */
export type MockResult<Body> = [Body] extends [never]
  ? HttpResponse<string | ApiError>
  : Body | HttpResponse<(Body & DefaultBodyType) | ApiError>

/** What a mock of the call `"GET /path"` may respond with. */
export type MockResponse<Paths extends object, Name> = MockResult<ApiResponseBody<Paths, Name>>

export interface MockRequest<RequestBody = unknown> {
  request: Request
  url: URL
  params: Record<string, string>
  /** Returns the JSON body; it can be read once. */
  readBody: () => Promise<RequestBody>
}

type Awaitable<T> = T | Promise<T>

/** A mock that returns nothing leaves the request to the handler that was there before. */
type Resolver<Paths extends object, Name> = (
  call: MockRequest<ApiRequestBody<Paths, Name>>,
) => Awaitable<MockResponse<Paths, Name> | undefined>

type ApiHttp<Paths extends object> = {
  [M in Method]: <Path extends PathOf<Paths, M>>(
    path: Path,
    resolver: NoInfer<Resolver<Paths, `${Uppercase<M>} ${Path}`>>,
    options?: RequestHandlerOptions,
  ) => HttpHandler
}

/** Converts a path of the OpenAPI documents to one of msw on the page's origin. */
export const toMockUrl = (path: string): string =>
  `${window.location.origin}/api${path.replace(/\{(\w+)\}/g, ':$1')}`

/** The `http` of msw for the calls of the OpenAPI documents: a path, a request or a response that differs from them does not compile. */
export function createApiHttp<Paths extends object>(): ApiHttp<Paths> {
  const mock =
    (method: Method) =>
    (path: string, resolver: (call: MockRequest) => unknown, options?: RequestHandlerOptions): HttpHandler =>
      http[method](
        toMockUrl(path),
        async ({ request, params }) => {
          const result = await resolver({
            request,
            url: new URL(request.url),
            params: params as Record<string, string>,
            readBody: () => request.json(),
          })
          if (result === undefined || result instanceof Response) return result
          return HttpResponse.json(result)
        },
        options,
      )
  const methods = { get: mock('get'), post: mock('post'), put: mock('put'), delete: mock('delete') }
  return methods as unknown as ApiHttp<Paths>
}

/** Creates an error response in the shape of every Hibiki service. */
export const createErrorResponse = (
  status: number,
  code: string,
  message: string,
  fields?: Record<string, string>,
): HttpResponse<ApiError> =>
  HttpResponse.json<ApiError>({ code, message, requestId: 'test', ...(fields && { fields }) }, { status })
