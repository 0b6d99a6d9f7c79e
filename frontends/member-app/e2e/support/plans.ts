import pg from 'pg'
import type { Page } from 'playwright-core'

/** The standard plan of a new installation: loop, timer, listening with medical sound. */
const standard = { key: 'standard', functions: ['loop', 'timer', 'with-soundesthe', 'aiesthe'] }

/**
 * The member who is logged in on the page has the standard plan from now on: as a present, because buying is another journey. Billing
 * answers the checks from it, content has heard of it.
 */
export async function giveStandardPlan(
  page: Page,
  databases: { billing: string; content: string },
): Promise<void> {
  const { id } = (await page.evaluate(async () => (await fetch('/api/auth/me', { method: 'POST' })).json())) as {
    id: string
  }
  await query(
    databases.billing,
    `insert into billing.grants (user_id, product_id, from_on, until_on)
     select $1, id, current_date - 1, current_date + 30 from billing.products where key = $2`,
    [id, standard.key],
  )
  await query(
    databases.content,
    `insert into content.entitlements (user_id, functions, premium, payment_unconfirmed, revision)
     values ($1, $2, false, false, 1000)
     on conflict (user_id) do update set functions = excluded.functions, revision = excluded.revision`,
    [id, standard.functions],
  )
}

async function query(url: string, sql: string, values: unknown[]): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(sql, values)
  await client.end()
}
