import { getPriority, setPriority } from 'node:os'
import { inspectFile } from './inspect-file.ts'

const AFTER_PHOTOS = 15

// Listening goes before measuring, and so do photos of faces. On Linux this is the priority of a thread, elsewhere it would be the whole process's.
if (process.platform === 'linux') setPriority(Math.max(getPriority(), AFTER_PHOTOS))

/** What a worker thread does with the path it is given. */
export default inspectFile
