import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { purchaseOrigin } from '../../../lib/purchase-origin.ts'
import { createMember } from '../../../testing/create-member.ts'
import { renderApp } from '../../../testing/render-app.tsx'
import { signIn } from '../../../testing/server.ts'
import { createCheckInStore } from '../../player/check-in/check-in-store.ts'
import { eveningListeningStore } from '../../player/record/evening-listening-store.ts'
import '../../stress-check/pages/StressCheckPage.tsx'

it('deletes from the device what the member said, heard and wanted to buy', async () => {
  const member = createMember()
  signIn(member)
  const play = { playSessionId: 'play', vibrationId: 'sound', userId: member.id }
  createCheckInStore({ report: async () => undefined }).setAfter(play, 2)
  eveningListeningStore.add(member.id, 600)
  purchaseOrigin.save({ address: '/mypage/soundesthe/random', feature: 'loop', sound: null })
  const { user } = await renderApp('/stress-check')
  const [logout] = await screen.findAllByRole('button', { name: 'ログアウト' })
  if (!logout) throw new Error('the page has no button to log out')
  await user.click(logout)
  await screen.findByRole('heading', { name: 'ログイン' })
  const afterReload = createCheckInStore({ report: async () => undefined })
  expect(afterReload.find(play.playSessionId, member.id)).toBeNull()
  expect(eveningListeningStore.getSeconds(member.id)).toBe(0)
  expect(purchaseOrigin.get()).toBeNull()
})
