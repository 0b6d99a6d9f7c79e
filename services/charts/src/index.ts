export { type SeedChart, seedCharts } from './modules/records/seed-charts.ts'
export { charts } from './service.ts'
