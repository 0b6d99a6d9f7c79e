import { recordSpan } from '@hibiki/tracing'
import type { LogEvent } from 'kysely'

/**
 * Returns Kysely's logger that makes each statement a span of the active trace. Statements have placeholders, so no value of a row gets into
 * one; statements outside a trace, such as those of the relay's polls, leave none.
 */
export function createQueryTracer(schema: string): (event: LogEvent) => void {
  return ({ level, query, queryDurationMillis }) =>
    recordSpan({
      scope: 'database',
      name: `${verbOf(query.sql)} ${schema}`,
      kind: 'client',
      attributes: { 'db.system.name': 'postgresql', 'db.namespace': schema, 'db.query.text': query.sql },
      durationMs: queryDurationMillis,
      failed: level === 'error',
    })
}

function verbOf(statement: string): string {
  return /^\s*(\w+)/.exec(statement)?.[1]?.toLowerCase() ?? 'statement'
}
