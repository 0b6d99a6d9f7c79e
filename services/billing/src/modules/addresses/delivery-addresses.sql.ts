import type { Db, Trx } from '../../tables.ts'
import { chooseRegularAddressId } from './regular-address.rules.ts'

export interface DeliveryAddressFields {
  lastName: string
  middleName: string
  firstName: string
  /** The readings are in katakana; null without one. */
  lastNameKana: string | null
  firstNameKana: string | null
  phoneNumber: string
  prefectureCode: string
  municipalityCode: string
  postcode: string
  address: string
  buildingName: string
  roomNumber: string
}

export interface DeliveryAddress extends DeliveryAddressFields {
  id: string
  regulation: boolean
}

const columns = [
  'id',
  'last_name as lastName',
  'middle_name as middleName',
  'first_name as firstName',
  'last_name_kana as lastNameKana',
  'first_name_kana as firstNameKana',
  'phone_number as phoneNumber',
  'regulation',
  'prefecture_code as prefectureCode',
  'municipality_code as municipalityCode',
  'postcode',
  'address',
  'building_name as buildingName',
  'room_number as roomNumber',
] as const

/** Lists the regular address first, then the newest. */
export function listDeliveryAddresses(db: Db, memberId: string): Promise<DeliveryAddress[]> {
  return db
    .selectFrom('delivery_addresses')
    .select(columns)
    .where('member_id', '=', memberId)
    .orderBy('regulation', 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()
}

export function findDeliveryAddress(
  db: Db,
  { memberId, id }: { memberId: string; id: string },
): Promise<DeliveryAddress | undefined> {
  return db
    .selectFrom('delivery_addresses')
    .select(columns)
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .executeTakeFirst()
}

export async function insertDeliveryAddress(
  trx: Trx,
  memberId: string,
  fields: DeliveryAddressFields,
  now: Date,
): Promise<string> {
  const { id } = await trx
    .insertInto('delivery_addresses')
    .values({ member_id: memberId, regulation: false, ...written(fields), created_at: now, updated_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Returns false when the member has no such address. */
export async function updateDeliveryAddress(
  trx: Trx,
  { memberId, id }: { memberId: string; id: string },
  fields: DeliveryAddressFields,
  now: Date,
): Promise<boolean> {
  const updated = await trx
    .updateTable('delivery_addresses')
    .set({ ...written(fields), updated_at: now })
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  return updated !== undefined
}

export async function deleteDeliveryAddress(
  trx: Trx,
  { memberId, id }: { memberId: string; id: string },
): Promise<boolean> {
  const deleted = await trx
    .deleteFrom('delivery_addresses')
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  return deleted !== undefined
}

/** Returns whether a device is still to be delivered to the address. */
export async function isAddressOfPendingDelivery(trx: Trx, addressId: string): Promise<boolean> {
  const waiting = await trx
    .selectFrom('contracts')
    .select('id')
    .where('delivery_id', '=', addressId)
    .where('status', '=', 'awaitingDelivery')
    .executeTakeFirst()
  return waiting !== undefined
}

/** Makes exactly one of a member's addresses the regular one. Call it last, with the member locked. */
export async function updateRegularAddress(trx: Trx, memberId: string, wanted: string | null): Promise<void> {
  const addresses = await listDeliveryAddresses(trx, memberId)
  const current = addresses.find(({ regulation }) => regulation)?.id ?? null
  const ids = addresses.map(({ id }) => id)
  const regular = chooseRegularAddressId(ids, { wanted, current })
  if (regular === current) return
  for (const [id, regulation] of [
    [current, false],
    [regular, true],
  ] as const) {
    if (id === null) continue
    await trx.updateTable('delivery_addresses').set({ regulation }).where('id', '=', id).execute()
  }
}

function written(fields: DeliveryAddressFields) {
  return {
    last_name: fields.lastName,
    middle_name: fields.middleName,
    first_name: fields.firstName,
    last_name_kana: fields.lastNameKana,
    first_name_kana: fields.firstNameKana,
    phone_number: fields.phoneNumber,
    prefecture_code: fields.prefectureCode,
    municipality_code: fields.municipalityCode,
    postcode: fields.postcode,
    address: fields.address,
    building_name: fields.buildingName,
    room_number: fields.roomNumber,
  }
}
