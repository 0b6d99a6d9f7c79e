/** The service with the engine itself in a process of its own, so that its memory can be told from the test's. Run by `fork`. */
import { addSounds, createAiestheApp, memberOf } from './aiesthe-app.ts'
import { createRealExaminer } from './real-examiner.ts'

const MEMBERS = 8

/** What the process tells: first where it is and who may ask, then, for every message it gets, the most memory it ever had. */
export type AiestheProcessMessage = { url: string; cookies: string[] } | { maxMemoryMb: number }

const engine = createRealExaminer()
const aiesthe = await createAiestheApp(engine.examiner)
await addSounds(aiesthe)
const members = await Promise.all(Array.from({ length: MEMBERS }, () => memberOf(aiesthe)))
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
