import type { Contract } from '../features/contracts/types.ts'

/** Creates a contract as the API lists it; by default the member's own plan, in use and paid. */
export const createContract = (overrides: Partial<Contract> = {}): Contract => ({
  id: 'k1',
  contractorName: '一般 花子',
  isContractor: true,
  userName: '一般 花子',
  isUser: true,
  productId: 'p1',
  productDisplayName: 'プレミアム',
  productType: 'subscription',
  price: 2980,
  period: 'month',
  nextPeriod: null,
  orderedAt: '2026-11-21 12:00:00',
  startedAt: '2026-11-21 12:00:00',
  status: '10',
  statusText: '契約中',
  nextBillDate: '2026-12-21',
  nextBillAmount: 2980,
  nextProductDisplayName: null,
  cancelAt: null,
  ifCancelAt: '2026-12-20',
  owedAmount: 0,
  isUndoable: false,
  ...overrides,
})
