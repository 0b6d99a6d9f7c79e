import { type App, accessRules, allow, Id } from '@hibiki/http'
import type { PersonalDataDeclaration } from '@hibiki/projections'
import { type QueryExecutorProvider, type RawBuilder, sql } from 'kysely'
import { Type } from 'typebox'
import type { AnyServiceContext } from '../context.ts'
import type { Service } from '../define-service.ts'
import { listPersonalDataDeclarations, toPersonColumns } from './personal-data-declarations.ts'

const schema = { params: Type.Object({ id: Id }) }

/** GET /internal/members/{id}/export: identity calls it for the member's data export. */
export function registerMemberExportRoute<Context extends AnyServiceContext>(
  app: App,
  service: Service<Context>,
  context: Context,
): void {
  app.register(async (internal: App) => {
    allow(internal, accessRules.internal)
    internal.get('/internal/members/:id/export', { schema }, async (request) =>
      readMemberData(context.db, listPersonalDataDeclarations(service), request.params.id),
    )
  })
}

type Exported = Pick<PersonalDataDeclaration, 'table' | 'person' | 'export' | 'attachments'>

/** Everything the service has of a member: rows by table, in camel case ("dailyActivity"), and its `attachments`. */
export async function readMemberData(
  db: QueryExecutorProvider,
  declared: readonly Exported[],
  memberId: string,
): Promise<Record<string, unknown[]>> {
  const data: Record<string, unknown[]> = {}
  const attachments: unknown[] = []
  for (const entry of declared) {
    if (typeof entry.export === 'function')
      data[camelCase(entry.table)] = (await entry.export(memberId).execute(db)).rows
    else if ('omit' in entry.export)
      data[camelCase(entry.table)] = await allColumns(db, entry, { memberId, omit: entry.export.omit })
    if (entry.attachments) attachments.push(...(await entry.attachments(memberId).execute(db)).rows)
  }
  return attachments.length === 0 ? data : { ...data, attachments }
}

async function allColumns(
  db: QueryExecutorProvider,
  entry: Pick<PersonalDataDeclaration, 'table' | 'person'>,
  { memberId, omit }: { memberId: string; omit: readonly string[] },
): Promise<unknown[]> {
  const isOfMember: RawBuilder<unknown>[] = toPersonColumns(entry).map(
    (column) => sql`${sql.ref(column)} = ${memberId}`,
  )
  const { rows } = await sql<Record<string, unknown>>`
    select * from ${sql.table(entry.table)} where ${sql.join(isOfMember, sql` or `)}`.execute(db)
  return rows.map((row) =>
    Object.fromEntries(
      Object.entries(row).flatMap(([name, value]) => (omit.includes(name) ? [] : [[camelCase(name), value]])),
    ),
  )
}

function camelCase(name: string): string {
  return name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
}
