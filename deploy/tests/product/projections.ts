import type pg from 'pg'

const PUBLISHERS = ['identity', 'content', 'charts'] as const

/** Each fact that crosses services, with the query of its owner and that of a projection. */
const facts: Record<string, { owner: string; projection: string }> = {
  'content.plays in charts': {
    owner: `select id, member_id, dmv_type_code, plan_code, started_at, ended_at, played_seconds, revision from content.plays`,
    projection: `select play_id, member_id, dmv_type_code, plan_code, started_at, ended_at, played_seconds, revision from charts.plays`,
  },
  'identity.users in charts': {
    owner: `select id, email from identity.users`,
    projection: `select member_id, email from charts.customers`,
  },
  'identity.users in content': {
    owner: `select id from identity.users`,
    projection: `select member_id from content.member_profiles`,
  },
}

/** Returns the number of rows and a checksum of what a query finds. */
async function readSum(client: pg.Client, query: string): Promise<string> {
  const { rows } = await client.query<{ sum: string }>(
    `select count(*) || ' rows, ' || coalesce(md5(string_agg(t::text, '' order by t::text)), '') as sum from (${query}) t`,
  )
  return rows[0]?.sum ?? ''
}

/** Compares each projection with its owner's table; returns a sentence for each, and whether the two are equal. */
export async function compareProjections(client: pg.Client): Promise<{ sentence: string; equal: boolean }[]> {
  const compared = []
  for (const [name, { owner, projection }] of Object.entries(facts)) {
    const [wanted, got] = [await readSum(client, owner), await readSum(client, projection)]
    const equal = wanted === got
    compared.push({
      equal,
      sentence: equal ? `${name}: ${got}, equal` : `${name}: ${got} instead of ${wanted}`,
    })
  }
  return compared
}

/** Counts unpublished events, and those that a consumer gave up on. */
export async function countWaitingEvents(client: pg.Client): Promise<{ unsent: number; dead: number }> {
  const sum = (table: string, where: string) =>
    PUBLISHERS.map((schema) => `(select count(*)::int from ${schema}.${table} where ${where})`).join(' + ')
  const { rows } = await client.query<{ unsent: number; dead: number }>(
    `select ${sum('outbox', 'sent_at is null')} as unsent, ${sum('dead_letters', 'true')} as dead`,
  )
  return rows[0] ?? { unsent: -1, dead: -1 }
}

/** Counts the plays stored since a moment of the database's clock that have arrived at charts. */
export async function countArrivedSince(client: pg.Client, moment: string): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::int as count from content.plays p join charts.plays c on c.play_id = p.id where p.created_at > $1`,
    [moment],
  )
  return rows[0]?.count ?? 0
}

export async function readDatabaseTime(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ moment: string }>('select clock_timestamp()::text as moment')
  return rows[0]?.moment ?? ''
}

/** Returns a sentence for each play that never reached charts: whether its event counts as sent, and where it was stored. */
export async function describeLostEvents(
  client: pg.Client,
  storedAt: (eventId: string) => string,
): Promise<string[]> {
  const { rows } = await client.query<{
    id: string
    occurred: string
    sent: string | null
    attempts: number
    started: number | null
  }>(
    `select o.id, o.occurred_at::text as occurred, o.sent_at::text as sent, o.attempts, i.started
       from content.outbox o left join charts.inbox i on i.event_id = o.id
      where o.subject = 'content.play-recorded.v2' and not exists
        (select from charts.plays c where c.play_id = (o.payload->>'playId')::uuid)`,
  )
  return rows.map(
    ({ id, occurred, sent, attempts, started }) =>
      `event ${id} of ${occurred}: sent ${sent} at attempt ${attempts}, ` +
      `${started === null ? 'never delivered' : `delivered ${started} times`}, in the stores of ${storedAt(id)}`,
  )
}
