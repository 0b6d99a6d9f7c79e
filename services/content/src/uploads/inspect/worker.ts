import { constants, getPriority, setPriority } from 'node:os'
import { inspectFile } from './inspect-file.ts'

// Listening goes before measuring. On Linux this is the priority of a thread, elsewhere it would be the whole process's.
if (process.platform === 'linux')
  setPriority(Math.max(getPriority(), constants.priority.PRIORITY_BELOW_NORMAL))

/** What a worker thread does with the path it is given. */
export default inspectFile
