export { testConsumerGuarantees } from './consumer-guarantees.ts'
export { checkServiceConventions } from './conventions.ts'
export {
  createServiceWithoutDatabase,
  createTestService,
  type TestService,
  type TestServiceOptions,
} from './create-test-service.ts'
export {
  checkPersonalDataDeclarations,
  countRowsOfPerson,
  listPersonIdColumns,
  listTablesContainingText,
  listTablesOfPerson,
} from './personal-data.ts'
