import pg from 'pg'
import type { Running, World } from '../../matrix.ts'
import { idOf } from '../../world.ts'

export interface BillingFixtures {
  /** On sale, and one that is hidden. */
  productId: string
  hiddenProductId: string
  /** The premium contract and the address of `customer`, whose person in charge is `pic`. */
  contractId: string
  deliveryId: string
  cardId: string
  /** Waiting for its delivery. */
  rentalId: string
  customerId: string
}

export async function prepare(world: World, service: Running): Promise<BillingFixtures> {
  const client = new pg.Client({ connectionString: service.adminUrl })
  await client.connect()
  const value = async (sql: string, values: unknown[] = []): Promise<string> => {
    const { rows } = await client.query({ text: sql, values, rowMode: 'array' })
    return String(rows[0]?.[0])
  }
  const productOf = (key: string) => value('select id from billing.products where key = $1', [key])
  try {
    const customerId = idOf('customer')
    await value(
      `insert into billing.members (user_id, login_name, name, email, roles, agency_code, search, changed_at)
       values ($1, 'customer', '東京 花子', 'customer@hibiki.example', '{ROLE_CUSTOMER}', '100000000001', '東京 花子', now())
       on conflict do nothing`,
      [customerId],
    )
    const { deliveryId } = await world.ask<{ deliveryId: string }>(
      service,
      'customer',
      '/v2/address/register/delivery',
      address,
    )
    await value(
      `insert into billing.payment_customers (member_id, provider_id, created_at) values ($1, 'cus_customer', now())
       on conflict do nothing`,
      [customerId],
    )
    const cardId = await value(
      `insert into billing.cards (member_id, provider_id, brand, last4, exp_month, exp_year, created_at)
       values ($1, gen_random_uuid(), 'visa', '4242', 12, 2030, now()) returning id`,
      [customerId],
    )
    const rentalId = await value(
      `insert into billing.contracts (contractor_id, user_id, product_id, unit_price_yen, status, rental, ordered_at, ordered_on)
       select $1, $2, id, price_yen, '40', true, now(), current_date from billing.products where key = 'dr-ai-rental'
       returning id`,
      [idOf('pic'), idOf('pic')],
    )
    return {
      productId: await productOf('light'),
      hiddenProductId: await productOf('executive'),
      contractId: await value('select id from billing.contracts where user_id = $1', [customerId]),
      deliveryId,
      cardId,
      rentalId,
      customerId,
    }
  } finally {
    await client.end()
  }
}

export const address = {
  lastName: '東京',
  firstName: '花子',
  phoneNumber: '0312345678',
  prefectureCode: '13',
  municipalityCode: '13102',
  postcodeFirst: '104',
  postcodeLast: '0061',
  address: '銀座1-2-3',
}
