import type { paths } from '../../lib/api/schema.gen.d.ts'

/** A delivery address of the member. */
export type Address = paths['/v2/address/delivery']['get']['responses']['200']['content']['application/json']

/** The place of a postcode; `address` is the part of the address that the postcode determines. */
export type PostcodePlace =
  paths['/v2/address/search']['get']['responses']['200']['content']['application/json']['candidates'][number]

export type AddressBody =
  paths['/v2/address/register/delivery']['post']['requestBody']['content']['application/json']
