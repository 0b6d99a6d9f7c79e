export { testConsumerGuarantees } from './consumer-guarantees.ts'
export { checkServiceConventions } from './conventions.ts'
export {
  createAwayService,
  createTestService,
  type TestOptions,
  type TestService,
} from './create-test-service.ts'
export {
  checkPersonalData,
  countRowsNaming,
  findTablesHolding,
  findTablesNaming,
  listPersonColumns,
} from './personal-data.ts'
