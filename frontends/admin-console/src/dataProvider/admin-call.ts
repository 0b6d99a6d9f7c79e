import { apiBase, fetchApi } from '../api/fetch-api.ts'

export const adminApi = `${apiBase}/admin`

/** Asks `GET /api/admin/{path}` for what is not a list or a record. */
export async function ask<T>(path: string): Promise<T> {
  const { json } = await fetchApi(`${adminApi}/${path}`)
  return json as T
}

/** Does `POST /api/admin/{path}`: the actions of a resource beyond create, update and delete. */
export async function act<T>(path: string, body: object = {}): Promise<T> {
  const { json } = await fetchApi(`${adminApi}/${path}`, { method: 'POST', body: JSON.stringify(body) })
  return json as T
}

export const encoded = (id: string | number): string => encodeURIComponent(id)
