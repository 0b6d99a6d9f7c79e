/** The `paths` of a document by openapi-typescript. */
type PathItem = { [M in Method]?: unknown }
type Method = 'get' | 'post' | 'put' | 'delete'

type NameOf<Paths extends object, Path extends keyof Paths & string, M extends Method> = Paths[Path] extends {
  [Key in M]: object
}
  ? `${Uppercase<M>} ${Path}`
  : never

/** A call of an API by its name: `"GET /admin/members/{id}"`. */
export type ApiCallName<Paths extends object> = {
  [Path in keyof Paths & string]: { [M in keyof PathItem]-?: NameOf<Paths, Path, M> }[Method]
}[keyof Paths & string]

type Operation<
  Paths extends object,
  Name,
> = Name extends `${infer M} ${infer Path extends keyof Paths & string}`
  ? Paths[Path][Lowercase<M> & keyof Paths[Path]]
  : never

type JsonBody<Content> = Content extends { content: { 'application/json': infer Body } } ? Body : never

/** The body of a call's 200 response. */
export type ApiResponseBody<Paths extends object, Name> =
  Operation<Paths, Name> extends { responses: { 200: infer Response } } ? JsonBody<Response> : never

/** The body that a call takes. */
export type ApiRequestBody<Paths extends object, Name> =
  Operation<Paths, Name> extends { requestBody?: infer Request } ? JsonBody<Request> : never
