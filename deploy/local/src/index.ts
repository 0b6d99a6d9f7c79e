export {
  type LocalProductOptions,
  type RunningLocalProduct,
  startLocal,
} from './start-local.ts'
