import type { Product } from '../features/plans/types.ts'

/** A product as the API lists it; what is not given is a plan that everyone can contract. */
export const product = (options: Partial<Product> & { rental?: boolean } = {}) => ({
  id: 'light',
  displayName: 'ライト',
  price: 980,
  description: '',
  functions: [],
  imageUrl: '',
  rental: false,
  functionCodes: [],
  statusCode: '00',
  ...options,
})
