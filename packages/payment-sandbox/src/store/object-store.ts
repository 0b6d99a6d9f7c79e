import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { createResourceMissingError } from '../http/errors.ts'
import type { SandboxDb } from './sandbox-tables.ts'

/** Every object of the API has these two fields. */
export interface ApiObject {
  id: string
  object: string
}

export interface ListPageParams {
  limit?: number | undefined
  starting_after?: string | undefined
  ending_before?: string | undefined
}

/** Creates functions that read and write the objects in one transaction. */
export function createObjectStore(db: SandboxDb) {
  async function find<T extends ApiObject>(type: T['object'], id: string): Promise<T | undefined> {
    const row = await db
      .selectFrom('objects')
      .select('body')
      .where('id', '=', id)
      .where('type', '=', type)
      .executeTakeFirst()
    return row?.body as T | undefined
  }

  return {
    find,

    /** @throws StripeError 404 `resource_missing` naming the parameter that named it */
    async get<T extends ApiObject>(type: T['object'], id: string, param = 'id'): Promise<T> {
      const found = await find<T>(type, id)
      if (!found) throw createResourceMissingError(type, id, param)
      return found
    },

    async insert<T extends ApiObject>(object: T, hidden: object = {}): Promise<T> {
      const row = { id: object.id, type: object.object, body: json(object), hidden: json(hidden) }
      await db.insertInto('objects').values(row).execute()
      return object
    },

    /** Several at once, in this order. */
    async insertAll(objects: readonly ApiObject[]): Promise<void> {
      const rows = objects.map((object) => ({
        id: object.id,
        type: object.object,
        body: json(object),
        hidden: json({}),
      }))
      await db.insertInto('objects').values(rows).execute()
    },

    async update<T extends ApiObject>(object: T): Promise<T> {
      await db
        .updateTable('objects')
        .set({ body: json(object) })
        .where('id', '=', object.id)
        .execute()
      return object
    },

    async remove(id: string): Promise<void> {
      await db.deleteFrom('objects').where('id', '=', id).execute()
    },

    /** Returns the stored data of an object that is never sent. */
    async hidden<T extends object>(id: string): Promise<T> {
      const row = await db.selectFrom('objects').select('hidden').where('id', '=', id).executeTakeFirst()
      return (row?.hidden ?? {}) as T
    },

    async hide(id: string, hidden: object): Promise<void> {
      await db
        .updateTable('objects')
        .set({ hidden: json(hidden) })
        .where('id', '=', id)
        .execute()
    },

    /** Returns all objects of a type that contain these values, oldest first; for the sandbox's own rules. */
    async all<T extends ApiObject>(type: T['object'], contains: object = {}): Promise<T[]> {
      const rows = await db
        .selectFrom('objects')
        .select('body')
        .where('type', '=', type)
        .where(sql<boolean>`body @> ${json(contains)}`)
        .orderBy('seq')
        .execute()
      return rows.map(({ body }) => body as T)
    },

    /** A page of a list, the newest first, and whether more follow. */
    async page<T extends ApiObject>({
      page,
      type,
      contains,
      created,
    }: {
      type: T['object']
      contains?: object
      page: ListPageParams
      created?: { gt?: number; gte?: number; lt?: number; lte?: number } | undefined
    }): Promise<{ data: T[]; has_more: boolean }> {
      const { limit = 10, starting_after, ending_before } = page
      const backwards = ending_before !== undefined
      let query = db.selectFrom('objects').select('body').where('type', '=', type)
      if (contains) query = query.where(sql<boolean>`body @> ${json(contains)}`)
      for (const [name, operator] of comparisons) {
        const bound = created?.[name]
        if (bound !== undefined) query = query.where(sql<number>`(body->>'created')::int8`, operator, bound)
      }
      if (starting_after !== undefined) {
        query = query.where('seq', '<', await seqOf(type, starting_after, 'starting_after'))
      }
      if (ending_before !== undefined) {
        query = query.where('seq', '>', await seqOf(type, ending_before, 'ending_before'))
      }
      const rows = await query
        .orderBy('seq', backwards ? 'asc' : 'desc')
        .limit(limit + 1)
        .execute()
      const data = rows.slice(0, limit).map(({ body }) => body as T)
      return { data: backwards ? data.reverse() : data, has_more: rows.length > limit }
    },
  }

  async function seqOf(type: string, id: string, param: string): Promise<number> {
    const row = await db
      .selectFrom('objects')
      .select('seq')
      .where('id', '=', id)
      .where('type', '=', type)
      .executeTakeFirst()
    if (!row) throw createResourceMissingError(type, id, param)
    return row.seq
  }
}

export type ObjectStore = ReturnType<typeof createObjectStore>

const comparisons = [
  ['gt', '>'],
  ['gte', '>='],
  ['lt', '<'],
  ['lte', '<='],
] as const

const json = (value: object) => sql<unknown>`${JSON.stringify(value)}::jsonb`

/** Creates an id like Stripe: a prefix, and 24 random letters and digits. */
export function createStripeId(prefix: string): string {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'
  return `${prefix}_${[...randomBytes(24)].map((byte) => letters[byte % letters.length]).join('')}`
}
