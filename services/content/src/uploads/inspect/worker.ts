import { inspectFile } from './inspect-file.ts'

/** What a worker thread does with the path it is given. */
export default inspectFile
