export { findSilenceTextKey } from './find-silence-text-key.ts'
export { toAudibleChange } from './to-audible-change.ts'
