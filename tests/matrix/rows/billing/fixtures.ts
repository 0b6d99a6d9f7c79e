import { callers, type MatrixWorld, type RunningTestService } from '../../matrix.ts'
import { getDemoUserId } from '../../world.ts'

export interface BillingFixtures {
  /** A product on sale, and a hidden one. */
  productId: string
  hiddenProductId: string
  /** The premium contract and the address of `customer`, whose person in charge is `pic`. */
  contractId: string
  deliveryId: string
  cardId: string
  /** A rental that waits for its delivery. */
  rentalId: string
  customerId: string
  /** Objects of the console: a failed payment, an unpaid bill, an event, a code, and an administrator's act. */
  paymentId: string
  invoiceId: string
  eventId: string
  bonusCodeId: string
  actId: string
  enterpriseId: string
  /** A receipt of `customer`. */
  taxDocumentId: string
  /** An invitation of `customer` to the family of the premium contract. */
  familyPlaceId: string
}

export async function prepareBillingFixtures(
  world: MatrixWorld,
  service: RunningTestService,
): Promise<BillingFixtures> {
  const { value } = service
  const productOf = (key: string) => value('select id from billing.products where key = $1', [key])
  const customerId = getDemoUserId('customer')
  await value(
    `insert into billing.members (user_id, login_name, name, email, roles, agency_code, search, changed_at)
     values ($1, 'customer', '東京 花子', 'customer@hibiki.example', '{ROLE_CUSTOMER}', '100000000001', '東京 花子', now())
     on conflict do nothing`,
    [customerId],
  )
  await value(
    "insert into billing.current_documents (document, version, published_at) values ('terms-of-service', '1', now())",
  )
  // Everybody has agreed to the terms, so that only the caller is the reason of a rejection.
  for (const caller of callers) {
    if (caller === 'visitor') continue
    await value(
      "insert into billing.consents (member_id, agreed, version, decided_at) values ($1, true, '1', now())",
      [getDemoUserId(caller)],
    )
  }
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
     select $1, $2, id, price_yen, 'awaitingDelivery', true, now(), current_date from billing.products where key = 'dr-ai-rental'
     returning id`,
    [getDemoUserId('pic'), getDemoUserId('pic')],
  )
  const enterpriseId = getDemoUserId('enterprise')
  await value(
    `insert into billing.members (user_id, login_name, name, email, roles, agency_code, search, changed_at)
     values ($1, 'enterprise', '法人 一号', 'enterprise@hibiki.example', '{ROLE_ENTERPRISE}', null, '法人 一号', now())
     on conflict do nothing`,
    [enterpriseId],
  )
  const contractId = await value('select id from billing.contracts where user_id = $1', [customerId])
  const paymentId = await value(
    `insert into billing.payments (member_id, provider_customer_id, payment_method_id, amount_yen, state, created_at, asked_at)
     values ($1, 'cus_customer', 'pm_1', 2980, 'failed', now(), now()) returning id`,
    [customerId],
  )
  const invoiceId = await value(
    `insert into billing.invoices (contract_id, member_id, product_name, period_from, period_until,
       unit_price_yen, amount_yen, state, due_on, created_at)
     values ($1, $2, '{"ja": "プレミアム", "en": "Premium"}', '2020-01-01', '2020-02-01', 2980, 2980, 'open', '2020-02-01', now())
     returning id`,
    [contractId, customerId],
  )
  const eventId = await value(
    `insert into billing.webhook_events (id, type, object_id, next_try_at)
     values (gen_random_uuid()::text, 'payment_intent.succeeded', 'pi_1', now() + interval '1 day') returning id`,
  )
  const bonusCodeId = await value(
    `insert into billing.bonus_codes (code, yen, max_uses, expires_on, created_at)
     values (upper(replace(gen_random_uuid()::text, '-', '')), 500, 10, current_date + 30, now()) returning id`,
  )
  const actId = await value(
    `insert into billing.commerce_log (at, actor_id, action, subject_id)
     values (now(), $1, 'contract-cancelled', $2) returning id`,
    [getDemoUserId('admin'), contractId],
  )
  await value("update billing.products set family_seats = 4 where key = 'premium' returning id")
  const familyPlaceId = await value(
    `insert into billing.family_places (contract_id, holder_id, invited_email, language, invited_at, expires_at)
     values ($1, $2, 'family-1@hibiki.example', 'ja', now(), now() + interval '7 days') returning id`,
    [contractId, customerId],
  )
  const taxDocumentId = await insertReceipt(value, { memberId: customerId, invoiceId })
  return {
    taxDocumentId,
    familyPlaceId,
    paymentId,
    invoiceId,
    eventId,
    bonusCodeId,
    actId,
    enterpriseId,
    productId: await productOf('light'),
    hiddenProductId: await productOf('executive'),
    contractId,
    deliveryId,
    cardId,
    rentalId,
    customerId,
  }
}

/** Inserts a receipt of January 2020. */
async function insertReceipt(
  value: RunningTestService['value'],
  { memberId, invoiceId }: { memberId: string; invoiceId: string },
): Promise<string> {
  const text = (ja: string) => ({ ja, en: ja })
  const item = { userName: null, periodFrom: '2020-01-01', periodTo: '2020-01-31', tradedOn: '2020-01-01' }
  const snapshot = {
    template: 1,
    kind: 'receipt',
    number: '00000001',
    issuedOn: '2020-01-01',
    tradedOn: '2020-01-01',
    issuer: {
      legalName: text('株式会社ひびき'),
      postalCode: '104-0061',
      address: text('東京都中央区銀座1-2-3'),
      telephone: '03-1234-5678',
      registrationNumber: 'T9999999999999',
    },
    addressee: '株式会社 花子商店',
    card: null,
    items: [{ ...item, name: text('プレミアム'), ratePercent: 10, amount: 2980, documentNumber: null }],
    rates: [{ ratePercent: 10, amount: 2980, tax: 270 }],
    total: 2980,
    tax: 270,
    about: null,
    replaces: null,
  }
  await value(
    "insert into billing.tax_document_counters (issuer, last_number) values ('fixture', 1) on conflict do nothing",
  )
  const id = await value(
    `insert into billing.tax_documents (issuer, number, kind, member_id, invoice_id, traded_on, issued_at, amount_yen,
       tax_yen, snapshot, retain_until)
     values ('fixture', 1, 'receipt', $1, $2, '2020-01-01', now(), 2980, 270, $3, '2040-01-01') returning id`,
    [memberId, invoiceId, JSON.stringify(snapshot)],
  )
  await value(
    'insert into billing.tax_document_rates (document_id, rate_percent, amount_yen, tax_yen) values ($1, 10, 2980, 270)',
    [id],
  )
  return id
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
