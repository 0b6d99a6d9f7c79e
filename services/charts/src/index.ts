export { seedDemoCharts } from './modules/demo/seed.ts'
export { charts } from './service.ts'
