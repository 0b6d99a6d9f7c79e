import type { Page } from 'playwright-core'
import { vi } from 'vitest'
import { cardNumbers, createMoneyCalls } from './money.ts'
import type { Product } from './product.ts'

const address = {
  lastName: '響',
  firstName: '花子',
  phoneNumber: '09012345678',
  prefectureCode: '13',
  municipalityCode: '13101',
  postcodeFirst: '100',
  postcodeLast: '0001',
  address: '千代田1-1',
}

/** Rents Dr.AI for the member on this page, by the calls of the pages, and has it delivered, so that its functions are open. */
export async function rentDrAi(page: Page, product: Product): Promise<void> {
  const member = createMoneyCalls(page, product)
  const creditCardId = await member.addCard(cardNumbers.good)
  const { deliveryId } = await member.post('v2/address/register/delivery', address)
  const products: { id: string; displayName: string }[] = await member.get('v2/subscription/products')
  const productId = products.find(({ displayName }) => displayName === 'Dr.AI レンタル')?.id
  await member.post('v3/subscription/order', { productId, creditCardId, deliveryId })

  const adminPage = await product.newPage()
  const admin = createMoneyCalls(adminPage, product)
  await admin.post('auth/login', { loginId: 'admin', password: 'hibiki-demo' })
  const [rental] = await admin.get('admin/rentals')
  await admin.post(`admin/rentals/${rental.id}/confirm-delivery`, { serialNumber: 'DR-2026-0042' })
  await adminPage.context().close()
  const opened = async () => (await member.get('v2/esthe/available-dr-ai-and-healthcare-func')) === 'E0000'
  await vi.waitUntil(opened, { timeout: 60_000, interval: 200 })
}
