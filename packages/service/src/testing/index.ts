export { checkServiceConventions } from './conventions.ts'
export { createTestService, type TestService } from './create-test-service.ts'
export { checkPersonalData, personColumns } from './personal-data.ts'
