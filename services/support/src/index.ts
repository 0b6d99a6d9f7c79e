export { support } from './service.ts'
