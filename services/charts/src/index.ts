export { addCharts, type NewChart } from './modules/records/add-charts.ts'
export { charts } from './service.ts'
