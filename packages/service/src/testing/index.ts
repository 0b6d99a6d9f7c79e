export { testConsumerGuarantees } from './consumer-guarantees.ts'
export { checkServiceConventions } from './conventions.ts'
export {
  createServiceWithoutDatabase as createAwayService,
  createTestService,
  type TestService,
  type TestServiceOptions as TestOptions,
} from './create-test-service.ts'
export {
  checkPersonalDataDeclarations as checkPersonalData,
  countRowsOfPerson as countRowsNaming,
  listPersonIdColumns as listPersonColumns,
  listTablesContainingText as findTablesHolding,
  listTablesOfPerson as findTablesNaming,
} from './personal-data.ts'
