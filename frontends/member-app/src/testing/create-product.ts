import type { Product } from '../features/plans/types.ts'

/** Creates a product as the API lists it; by default a plan that everyone can buy. */
export const createProduct = (options: Partial<Product> = {}): Product => ({
  id: 'light',
  displayName: 'ライト',
  price: 980,
  yearlyPrice: null,
  description: '',
  functions: [],
  imageUrl: '',
  rental: false,
  functionCodes: [],
  familySeats: 0,
  statusCode: '00',
  ...options,
})
