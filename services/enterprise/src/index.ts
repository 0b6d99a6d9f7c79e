export { demoEnterprise } from './demo/demo-enterprise.ts'
export { seedDemoRooms } from './demo/seed.ts'
export { enterprise } from './service.ts'
