export { type LocalOptions, type RunningLocal, startLocal } from './start-local.ts'
