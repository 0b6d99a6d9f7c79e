export { seedDemoMentalChecks } from './modules/mental-checks/demo/seed.ts'
export { aiesthe } from './service.ts'
