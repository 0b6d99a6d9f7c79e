import { getPriority, setPriority } from 'node:os'
import { inspectFile } from './inspect-file.ts'

const LESS_URGENT = 10

// Listening goes before measuring. On Linux this is the priority of a thread, elsewhere it would be the whole process's.
if (process.platform === 'linux') setPriority(getPriority() + LESS_URGENT)

/** What a worker thread does with the path it is given. */
export default inspectFile
