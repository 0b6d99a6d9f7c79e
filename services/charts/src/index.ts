export { charts } from './service.ts'
