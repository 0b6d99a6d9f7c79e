import { getPriority, setPriority } from 'node:os'
import { inspectMp3File } from './inspect-mp3-file.ts'

const AFTER_PHOTOS = 15

// Listening and photos of faces have priority over measuring. On Linux this sets the priority of the thread; elsewhere it would set that of the
// whole process.
if (process.platform === 'linux') setPriority(Math.max(getPriority(), AFTER_PHOTOS))

/** A worker thread inspects the file at each path that it receives. */
export default inspectMp3File
