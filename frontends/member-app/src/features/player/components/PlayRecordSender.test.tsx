import 'fake-indexeddb/auto'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createMember } from '../../../testing/create-member.ts'
import { signIn } from '../../../testing/server.ts'
import { SessionProvider } from '../../session/components/SessionProvider.tsx'
import { useSession } from '../../session/session-context.ts'
import { offlineSoundStore } from '../offline/offline-sound-store.ts'
import PlayRecordSender from './PlayRecordSender.tsx'

const spyOnClear = () => vi.spyOn(offlineSoundStore, 'clear').mockResolvedValue()
let clear: ReturnType<typeof spyOnClear>
beforeEach(() => {
  clear = spyOnClear()
})
afterEach(() => clear.mockRestore())

/** As in the layout around every page. */
const Synced = () => useSession().user && <PlayRecordSender />
const App = ({ children }: { children: ReactNode }) => (
  <SessionProvider>
    <Synced />
    {children}
  </SessionProvider>
)

async function open() {
  signIn(createMember())
  const { result, unmount } = renderHook(useSession, { wrapper: App })
  await waitFor(() => expect(result.current.status).toBe('member'))
  return { session: result.current, unmount }
}

it('leaves the offline sounds on the device when only the component is unmounted', async () => {
  const { unmount } = await open()
  unmount()
  expect(clear).not.toHaveBeenCalled()
})

it('deletes the offline sounds with the session, also one that is being downloaded', async () => {
  const { session } = await open()
  await act(() => session.logout())
  expect(clear).toHaveBeenCalledOnce()
})

it('deletes the offline sounds when another member logs in', async () => {
  const { session } = await open()
  signIn(createMember({ id: '0190a000-0000-7000-8000-000000000002' }))
  await act(() => session.verify())
  expect(clear).toHaveBeenCalledOnce()
})
