export { demoEnterprise, seedDemoRooms } from './demo/seed.ts'
export { enterprise } from './service.ts'
