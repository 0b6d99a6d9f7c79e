import { type ErasedEventSubject, eventSchemas } from '@hibiki/event-contracts'
import {
  appendToOutbox,
  type Consumer,
  defineConsumer,
  type MessagingTables,
  type NewEvent,
} from '@hibiki/messaging'
import { lockMember, saveErasedMember } from '@hibiki/projections'
import { sql, type Transaction } from 'kysely'
import type { AnyServiceContext, ServiceTables } from '../context.ts'
import type { Service } from '../define-service.ts'
import {
  listPersonalDataDeclarations,
  type ServicePersonalDataDeclaration,
  toPersonColumns,
} from './personal-data-declarations.ts'

/**
 * Erases a deleted person as the modules declare it, and confirms with `<service>.person-erased.v1` in the same transaction. Concurrent
 * writes about the member either commit before and are erased, or come later and are dropped.
 */
export function createEraseMemberConsumer<Context extends AnyServiceContext>(
  service: Service<Context>,
  context: Context,
): Consumer {
  const subject = `${service.name}.person-erased.v1`
  if (!isErasedEventSubject(subject)) throw new Error(`there is no contract of the event ${subject}`)
  return defineConsumer<'identity.person-deleted.v1', ServiceTables>({
    name: 'erase-member',
    subject: 'identity.person-deleted.v1',
    async handle(trx, { payload: { userId } }) {
      const now = context.clock()
      await lockMember(trx, userId)
      await saveErasedMember(trx, userId, now)
      await eraseMemberData(service, trx, { memberId: userId, context })
      const payload = { userId, service: service.name, at: now.toISOString() }
      await appendToOutbox(trx, [{ subject, payload } as NewEvent])
    },
  })
}

/** Erases a person as the modules declare it, in their order; identity, where deletions begin, calls it itself. */
export async function eraseMemberData<Context extends AnyServiceContext>(
  service: Service<Context>,
  trx: Transaction<MessagingTables>,
  options: { memberId: string; context: Context },
): Promise<void> {
  for (const entry of listPersonalDataDeclarations(service)) await erase(trx, entry, options)
  // Names and addresses that could not be stored wait among the dead letters.
  await sql`delete from dead_letters where payload ->> 'userId' = ${options.memberId}`.execute(trx)
}

function isErasedEventSubject(subject: string): subject is ErasedEventSubject {
  return subject in eventSchemas
}

async function erase<Context extends AnyServiceContext>(
  trx: Transaction<MessagingTables>,
  entry: ServicePersonalDataDeclaration<Context>,
  { memberId, context }: { memberId: string; context: Context },
): Promise<void> {
  if (typeof entry.erase === 'object') {
    if ('run' in entry.erase) await entry.erase.run(trx as never, memberId, context)
    return
  }
  const table = sql.table(entry.table)
  for (const name of toPersonColumns(entry)) {
    const column = sql.ref(name)
    if (entry.erase === 'delete') await sql`delete from ${table} where ${column} = ${memberId}`.execute(trx)
    else await sql`update ${table} set ${column} = null where ${column} = ${memberId}`.execute(trx)
  }
}
