/** Runs the service with the real engine in a process of its own, started by `fork`, so that its memory can be told from the test's. */
import { addTestSounds, createAiestheApp, createTestMember } from './aiesthe-app.ts'
import { createRealExaminer } from './real-examiner.ts'

const MEMBERS = 8

/** The process sends its address and the members' cookies first, then its peak memory for every message that it receives. */
export type AiestheProcessMessage = { url: string; cookies: string[] } | { maxMemoryMb: number }

const engine = createRealExaminer()
const aiesthe = await createAiestheApp(engine.examiner)
await addTestSounds(aiesthe)
const members = await Promise.all(Array.from({ length: MEMBERS }, () => createTestMember(aiesthe)))
const cookies = await Promise.all(members.map((member) => aiesthe.sessions.cookieFor(member)))
const url = await aiesthe.app.listen({ host: '127.0.0.1', port: 0 })
tell({ url, cookies })
process.on('message', async (message) => {
  if (message === 'how much') return tell({ maxMemoryMb: process.resourceUsage().maxRSS / 1024 })
  await aiesthe.close()
  await engine.close()
  process.disconnect()
})

function tell(message: AiestheProcessMessage): void {
  process.send?.(message)
}
