import { constants, setPriority } from 'node:os'
import { content, createMp3Inspector } from '@hibiki/content'
import { openServiceDatabase } from '@hibiki/service'
import { seedDemoSounds } from './seed-demo-sounds.ts'

// A process of its own, so that the low priority is that of its threads only, and of whatever thread it starts later.
setPriority(constants.priority.PRIORITY_LOW)
// The parent process has ended; the next start renders what is missing.
process.once('disconnect', () => process.exit(0))

const { DATABASE_URL = '', MEDIA_FOLDER = '', DEMO_SOUNDS } = process.env
const database = openServiceDatabase(content, { DATABASE_URL, DATABASE_CONNECTIONS: 2 })
const inspector = createMp3Inspector()
try {
  await seedDemoSounds({
    database,
    mediaFolder: MEDIA_FOLDER,
    log: { info: () => {} },
    inspector,
    onPublished: (count) => process.send?.({ published: count }),
    ...(DEMO_SOUNDS === 'small' || DEMO_SOUNDS === 'esthe' ? { only: DEMO_SOUNDS } : {}),
  })
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`)
  process.exit(1)
}
await inspector.close()
await database.close()
process.disconnect?.()
