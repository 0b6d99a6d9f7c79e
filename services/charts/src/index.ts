export { type SeedChart as NewChart, seedCharts as addCharts } from './modules/records/seed-charts.ts'
export { charts } from './service.ts'
